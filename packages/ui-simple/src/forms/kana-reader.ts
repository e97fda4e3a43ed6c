import { toKana } from "@noren/validation/normalise";

/** The text of one IME composition in a name, and its reading. */
export interface Reading {
  surface: string;
  kana: string;
}

const KANA_THEN_LETTERS = /^([\u3041-\u3096\u30A1-\u30FC\s]*)([A-Za-z\uFF21-\uFF3A\uFF41-\uFF5A]*)$/;
const ONLY_KANA = /^[\u3041-\u3096\u30A1-\u30FC\s]+$/;
const KANJI = /\p{Script=Han}/gu;

/**
 * The kana of an unconverted composition; null once it is converted. A final "n" counts as ん, which it becomes on
 * conversion; other letters are incomplete and are left out.
 */
export function kanaOf(composition: string): string | null {
  const [, kana = "", letters = ""] = KANA_THEN_LETTERS.exec(composition) ?? [];
  if (kana === "" && letters === "") return null;
  return /^[n\uFF4E]$/i.test(letters) ? `${kana}\u3093` : kana;
}

/**
 * The reading of a finished composition. Null where it cannot be the reading of the text: a phone's prediction turns one
 * kana into a whole name, and every kanji has at least one kana.
 */
export function readingOf(surface: string, kana: string): Reading | null {
  if (ONLY_KANA.test(surface)) return { surface, kana: toKana(surface) };
  const isTooShort = (surface.match(KANJI)?.length ?? 0) > kana.length;
  return surface === "" || kana === "" || isTooShort ? null : { surface, kana: toKana(kana) };
}

/** The readings whose text the name still contains, in the name's order. */
export function findReadingsWithin(name: string, readings: readonly Reading[]): Reading[] {
  return readings
    .filter(({ surface }) => name.includes(surface))
    .toSorted((a, b) => name.indexOf(a.surface) - name.indexOf(b.surface));
}
