import { toHiragana, toKatakana, normalise, splitWords, withoutHiragana } from "./fold.ts";
import { gramsOfDescription, indexGrams, segments } from "./grams.ts";

/** What a search finds of a product, by field. */
export interface ProductFields {
  name: string;
  /** Names of brand, maker and categories. */
  taxonomy: readonly string[];
  /** Their readings in kana. */
  readings: readonly string[];
  /** Tags, keywords and options. */
  keywords: readonly string[];
  /** Of the product and its variants. */
  codes: readonly string[];
  /** Catch copy, description and specifications. */
  description: readonly string[];
}

export interface ProductIndex {
  /** The indexed grams. */
  grams: string[];
  /** The fields without the description, folded, one per line; confirms matches and ranks them. */
  text: string;
  /** Words as the shop writes them, for corrections and suggestions; no readings, which lead to their names there. */
  words: string[];
}

/** Longer words are no help as a suggestion. */
const MAX_WORD_LETTERS = 20;

/** Derives what the search stores of a product. */
export function indexProduct({ codes, ...product }: ProductFields): ProductIndex {
  const { name, taxonomy, readings, description } = product;
  const keywords = [...product.keywords, ...codes];
  // 013824 finds 01-3824, and so does its beginning.
  const joined = codes.map((code) => splitWords(normalise(code)).join(""));
  const lines = [[name], [...taxonomy, ...readings], [...keywords, ...joined]].map((texts) =>
    texts.map(addShortSpellings).join(" "),
  );
  const grams = indexGrams([name, ...taxonomy, ...keywords, ...joined].map(addShortSpellings).join(" "));
  // Hiragana: words are found from any katakana on (バッグ in トートバッグ), so 「かさ」 would be found in the reading オカシツカサ.
  for (const gram of indexGrams(readings.map(toHiragana).join(" "))) grams.add(gram);
  for (const gram of gramsOfDescription(description.join("\n"))) grams.add(gram);
  return {
    grams: [...grams],
    text: lines.map((line) => splitWords(normalise(line)).map(toKatakana).join(" ")).join("\n"),
    words: listDisplayWords([name, ...taxonomy, ...keywords]),
  };
}

/** Adds each word without its hiragana (贈り物: 贈物), unless too little is left of it. */
function addShortSpellings(text: string): string {
  const short = splitWords(normalise(text)).flatMap((word) => withoutHiragana(word) ?? []);
  return [text, ...short].join(" ");
}

function listDisplayWords(texts: readonly string[]): string[] {
  const whole = texts.flatMap((text) => splitWords(text.normalize("NFKC")));
  const parts = whole.flatMap(segments).filter((word) => word.length > 1);
  return [...new Set([...whole, ...parts])].filter((word) => word.length <= MAX_WORD_LETTERS && isSuggestion(word));
}

/** Numbers, quantities, grammar and single letters are not worth a suggestion. */
const isSuggestion = (word: string) =>
  /\p{L}/u.test(word) && !/^\P{L}|^[ぁ-ゖ]{1,2}$/u.test(word) && (word.length > 1 || /\p{Script=Han}/u.test(word));
