import { WATERINGS, type Watering } from "../care/read-care.ts";

/** The spots of the plan in reading order, from the north wall down to the balcony. */
export const SPOTS = [
  "door",
  "bath",
  "sill_north",
  "deep",
  "middle",
  "sill_south",
  "balcony_sun",
  "balcony_shade",
] as const;
export type Spot = (typeof SPOTS)[number];

/** A spot, and how often one waters there; null while that is open. */
export interface SpotChoice {
  spot: Spot;
  watering: Watering | null;
}

/** The parameters of a choice, as the list of products takes them. */
export const SPOT_PARAMETER = "a.place";
export const WATERING_PARAMETER = "a.watering";

/** Reads a choice from a URL: the sunniest sill where it names no spot. */
export function parseChoice(query: URLSearchParams): SpotChoice {
  const [spot, watering] = [query.get(SPOT_PARAMETER), query.get(WATERING_PARAMETER)];
  return {
    spot: SPOTS.find((each) => each === spot) ?? "sill_south",
    watering: WATERINGS.find((each) => each === watering) ?? null,
  };
}

/** The query of the list with the plants of a choice. */
export const toQuery = ({ spot, watering }: SpotChoice): Record<string, string | null> => ({
  [SPOT_PARAMETER]: spot,
  [WATERING_PARAMETER]: watering,
});

/** The same condition in the form of the API. */
export const toCondition = ({ spot, watering }: SpotChoice): string =>
  `place:${spot}${watering ? `;watering:${watering}` : ""}`;
