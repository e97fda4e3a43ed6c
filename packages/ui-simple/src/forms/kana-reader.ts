import { toKana } from "@noren/validation/normalise";

/** A stretch of a name that one IME composition wrote, and how it was read. */
export interface Reading {
  surface: string;
  kana: string;
}

const KANA_THEN_LETTERS = /^([\u3041-\u3096\u30A1-\u30FC\s]*)([A-Za-z\uFF21-\uFF3A\uFF41-\uFF5A]*)$/;
const ONLY_KANA = /^[\u3041-\u3096\u30A1-\u30FC\s]+$/;
const KANJI = /\p{Script=Han}/gu;

/**
 * The kana of a composition as it stands, or null once it is converted. A last "n" is the kana that it becomes
 * when the conversion key is pressed; other letters are still on their way.
 */
export function kanaOf(composition: string): string | null {
  const [, kana = "", letters = ""] = KANA_THEN_LETTERS.exec(composition) ?? [];
  if (kana === "" && letters === "") return null;
  return /^[n\uFF4E]$/i.test(letters) ? `${kana}\u3093` : kana;
}

/**
 * What a finished composition adds. Nothing where the reading cannot be that of the text: a phone's prediction
 * turns one kana into a whole name, and no kanji is read with less than one kana.
 */
export function readingOf(surface: string, kana: string): Reading | null {
  if (ONLY_KANA.test(surface)) return { surface, kana: toKana(surface) };
  const isTooShort = (surface.match(KANJI)?.length ?? 0) > kana.length;
  return surface === "" || kana === "" || isTooShort ? null : { surface, kana: toKana(kana) };
}

/** The readings whose text still stands in the name, in the name's order. */
export function readingsWithin(name: string, readings: readonly Reading[]): Reading[] {
  return readings
    .filter(({ surface }) => name.includes(surface))
    .toSorted((a, b) => name.indexOf(a.surface) - name.indexOf(b.surface));
}
