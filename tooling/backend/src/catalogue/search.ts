/**
 * Japanese has no spaces to cut words at, so products are found by pairs of neighbouring characters (bigrams), and by
 * single characters for words of one. Script and width do not matter: 「かっぷ」「ｶｯﾌﾟ」「カップ」 are one word.
 */

/** NFKC, lower case, hiragana as katakana. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
}

/** The searchable words of a text: runs of letters, digits and marks. Everything else parts them. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** What a product is indexed by: each character and each pair of neighbours, once. */
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

/** What a word is looked up by: its pairs, or itself where it is a single character. */
export function queryGrams(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The text that a match is confirmed in: folded, fields parted by a line feed, the name first. */
export function searchText(fields: readonly string[]): string {
  return fields.map((field) => words(field).join(" ")).join("\n");
}
