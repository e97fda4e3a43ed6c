/** A size or colour as it is compared: full-width letters and capitals make no difference. */
export const toName = (text: string): string => text.normalize("NFKC").trim().toUpperCase();

/** The place of the size that a word names; null for any other word. */
export function findSize(sizes: readonly string[], word: string): number | null {
  const place = sizes.findIndex((size) => toName(size) === toName(word));
  return place < 0 ? null : place;
}
