import { expect, test } from "vitest";
import { kanaRowsCopy } from "./kana-rows.copy.ts";
import { groupByKanaRow, kanaRowOf } from "./kana-rows.ts";

test("a reading belongs to the row of its first katakana, voiced and small ones too", () => {
  const readings = {
    ア: "ァアオヴ",
    カ: "カガコゴヵヶ",
    サ: "ザ",
    タ: "ッヅド",
    ハ: "パポ",
    ヤ: "ャヨ",
    ワ: "ヮワヲン",
  };
  for (const [row, first] of Object.entries(readings))
    for (const kana of first) expect([kana, kanaRowOf(kana)]).toEqual([kana, row]);
  expect(["", "Noren", "ー", "漢字"].map(kanaRowOf)).toEqual(Array(4).fill(kanaRowsCopy.other));
});

test("names are grouped by row in the order of the 五十音, the others last", () => {
  const named = ["Noren", "ワタボウシ", "カサマガマ", "ガラス"].map((kana) => ({ kana }));
  expect(groupByKanaRow(named).map(({ row, items }) => [row, items.length])).toEqual([
    ["カ", 2],
    ["ワ", 1],
    [kanaRowsCopy.other, 1],
  ]);
});
