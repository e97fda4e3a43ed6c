import type { NoshiSeason } from "@noren/contract";
import { seasonalTitle } from "@noren/validation/gift-season";
import { isDay } from "@noren/validation/is-day";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./season.module.css";

interface SeasonSectionProps extends Pick<HomeProps, "today"> {
  seasons: readonly NoshiSeason[];
}

/** The titles of the year with their days, without those whose days a backend spells otherwise; the one of today is marked. */
export function Season({ seasons: all, today }: SeasonSectionProps) {
  const seasons = all.filter(({ from, to }) => [from, to].every((day) => isDay(`2000-${day}`)));
  const now = seasonalTitle(seasons, { day: today, prefecture: null });
  const everywhere = seasons.filter(({ prefectures }) => prefectures === undefined);
  return (
    <SectionFrame title={titles.season} lead={copy.seasonLead}>
      <ol className={styles.seasons}>
        {everywhere.map((season) => {
          const other = seasons.find(({ title, prefectures }) => title === season.title && prefectures !== undefined);
          return (
            <li key={season.title} className={styles.season} aria-current={season.title === now ? "date" : undefined}>
              <span className={styles.title}>{season.title}</span>
              <span>{daysOf(season)}</span>
              {other ? (
                <span className={styles.other}>
                  {copy.elsewhere} {daysOf(other)}
                </span>
              ) : null}
              {season.title === now ? <span className={styles.now}>{copy.now}</span> : null}
            </li>
          );
        })}
      </ol>
    </SectionFrame>
  );
}

const daysOf = ({ from, to }: NoshiSeason) => copy.days(dayOf(from), dayOf(to));

function dayOf(day: string): string {
  const [month = 0, date = 0] = day.split("-").map(Number);
  return copy.day(month, date);
}
