import type { ProductPicture } from "@noren/contract";

export interface YearPicture {
  /** Years of use; 0 is new. */
  years: number;
  picture: ProductPicture;
}

/** The most stops that the style sheet switches without scripts. */
const MAX_STOPS = 6;

/** The pictures that show the product after years of use, from new to old; none where it has fewer than two. */
export function listYears(pictures: readonly ProductPicture[]): YearPicture[] {
  const years = pictures.flatMap((picture) =>
    picture.role === "age" && picture.value !== undefined ? [{ years: picture.value, picture }] : [],
  );
  return years.length < 2 ? [] : years.toSorted((a, b) => a.years - b.years).slice(0, MAX_STOPS);
}

/** The pictures that show the product as it is sold. */
export const listNewPictures = (pictures: readonly ProductPicture[]): ProductPicture[] =>
  pictures.filter(({ role, value }) => role !== "age" || value === 0);
