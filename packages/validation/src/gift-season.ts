import { giftSeasonCopy as copy } from "./gift-season.copy.ts";

/** A time of the year in which a title is used. */
export interface NoshiSeason {
  title: string;
  /** The first and the last day, `MM-DD`; a season may span the new year. */
  from: string;
  to: string;
  /** Where it holds; absent for all of Japan. */
  prefectures?: readonly string[] | undefined;
}

/** When and where a gift arrives. */
export interface GiftArrival {
  /** `YYYY-MM-DD`; null while it is unknown, as for a social gift. */
  day: string | null;
  /** Null while it is unknown. */
  prefecture: string | null;
}

const isWithin = ({ from, to }: NoshiSeason, day: string) =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

const holdsIn = ({ prefectures }: NoshiSeason, prefecture: string | null) =>
  prefectures === undefined || (prefecture !== null && prefectures.includes(prefecture));

/** The title for the day on which a gift arrives; null outside of all seasons. The first season that matches wins. */
export function seasonalTitle(seasons: readonly NoshiSeason[], { day, prefecture }: GiftArrival): string | null {
  if (day === null) return null;
  const season = seasons.find((each) => holdsIn(each, prefecture) && isWithin(each, day.slice(5)));
  return season?.title ?? null;
}

/** A hint that a title belongs to another time of the year than the day of arrival; null if it fits or has no season. */
export function seasonCaution(seasons: readonly NoshiSeason[], title: string, arrival: GiftArrival): string | null {
  if (arrival.day === null) return null;
  const season = seasons.find((each) => each.title === title && holdsIn(each, arrival.prefecture));
  const usual = seasonalTitle(seasons, arrival);
  if (!season || usual === title || isWithin(season, arrival.day.slice(5))) return null;
  return copy.outOfSeason(title, monthAndDay(season.from), monthAndDay(season.to)) + (usual ? copy.instead(usual) : "");
}

const monthAndDay = (day: string) => {
  const [month, date] = day.split("-").map(Number);
  return copy.day(month ?? 0, date ?? 0);
};
