import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { indexGrams, looseGramsOf, gramsOfQuery } from "./grams.ts";
import { phoneticKeyOf } from "./phonetic-key.ts";
import { splitCompound } from "./split-compound.ts";

const WORDS = new Set(["急須", "セット", "黒", "皿", "お皿", "夫婦", "茶碗", "木", "まな板"]);

it.each([
  ["急須セット", ["急須", "セット"]],
  ["黒いお皿", ["黒", "お皿"]],
  ["木のまな板", ["木", "まな板"]],
  ["夫婦茶碗ペア", ["夫婦", "茶碗", "ペア"]],
  ["急須", null],
  ["ありえない言葉", null],
])("splits %s into %j", (word, parts) => expect(splitCompound(word, (part) => WORDS.has(part))).toEqual(parts));

it.each([
  ["キュウス", "キュス", 1],
  ["バック", "バッグ", 0.5],
  ["コヒーー", "コーヒー", 1],
  ["シャンプー", "シヤンプー", 0.5],
  ["カップ", "コップ", 1],
  ["急須", "土鍋", Infinity],
])("the distance of %s and %s is %d", (from, to, distance) => expect(editDistance(from, to, 1.5)).toBe(distance));

it.each([
  ["キュウス", "kyusu"],
  ["コーヒー", "kohii"],
  ["ショウユ", "shoyu"],
  ["オオサラ", "osara"],
])("%s has the phonetic key of %s", (kana, romaji) => expect(phoneticKeyOf(kana)).toBe(phoneticKeyOf(romaji)));

it("kanji have no phonetic key", () => expect(phoneticKeyOf("急須")).toBeNull());

it("kana words begin at words of the text, other words anywhere", () => {
  const grams = indexGrams("雨のかさ やわらかさ トートバッグ 長傘");
  const isFound = (word: string) => gramsOfQuery(word).every((gram) => grams.has(gram));
  expect(["カサ", "バッグ", "傘", "トートバッグ"].map(isFound)).toEqual([true, true, true, true]);
  expect(isFound("ラカサ")).toBe(false);
  expect(looseGramsOf("ラカサ").every((gram) => grams.has(gram))).toBe(true);
});
