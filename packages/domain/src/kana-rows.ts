import { kanaRowsCopy as kana } from "./kana-rows.copy.ts";

const later: Readonly<Record<string, string>> = kana.later;

/** The row of the 五十音 of a reading in full-width katakana. */
export function kanaRowOf(reading: string): string {
  const [first = ""] = reading;
  if (first < kana.first || first > kana.last) return kana.other;
  return later[first] ?? kana.rows.find(([, last]) => first <= last)?.[0] ?? kana.other;
}

/** Groups names by the row of their reading, in the order of the 五十音; other names come last. */
export function groupByKanaRow<Item extends { readonly kana: string }>(
  items: readonly Item[],
): { row: string; items: Item[] }[] {
  return [...kana.rows.map(([row]) => row), kana.other]
    .map((row) => ({ row, items: items.filter((item) => kanaRowOf(item.kana) === row) }))
    .filter(({ items: found }) => found.length > 0);
}
