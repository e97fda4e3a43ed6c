/**
 * Japanese does not separate words with spaces, so the search indexes bigrams, and single characters for one-character
 * words. It ignores script and width: 「かっぷ」「ｶｯﾌﾟ」「カップ」 are equal.
 */

/** NFKC, lower case, hiragana as katakana. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
}

/** Splits a text into searchable words: runs of letters, digits and marks. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Returns the distinct characters and bigrams to index. */
export function indexGrams(text: string): string[] {
  const grams = new Set<string>();
  for (const word of words(text)) {
    const characters = Array.from(word);
    for (const [index, character] of characters.entries()) {
      grams.add(character);
      const next = characters[index + 1];
      if (next !== undefined) grams.add(character + next);
    }
  }
  return [...grams];
}

/** Returns the bigrams of a word, or the word itself if it has one character. */
export function queryGrams(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Builds the text that confirms a match: folded fields, separated by line feeds, the name first. */
export function searchText(fields: readonly string[]): string {
  return fields.map((field) => words(field).join(" ")).join("\n");
}
