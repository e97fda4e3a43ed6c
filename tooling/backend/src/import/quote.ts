const MAX_CHARACTERS = 40;

/** Control characters, line breaks, and characters that reorder or hide text in a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Prepares a text of the file for a message: escapes unprintable characters and clips it, so that a row cannot flood a terminal. */
export function quote(text: string): string {
  const characters = Array.from(text.slice(0, MAX_CHARACTERS * 4));
  const clipped = characters.slice(0, MAX_CHARACTERS).join("");
  const shown = clipped.replaceAll(
    UNPRINTABLE,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`,
  );
  return clipped.length < text.length ? `${shown}…` : shown;
}
