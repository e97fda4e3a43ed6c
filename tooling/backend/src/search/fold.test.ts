import { describe, expect, it } from "vitest";
import { fold, withoutHiragana, splitFoldedWords } from "./fold.ts";

describe("folded texts", () => {
  it.each([
    ["ｶｯﾌﾟ", "カップ"],
    ["かっぷ", "カップ"],
    ["ＡＢＣ１２３", "abc123"],
    ["ヴィンテージ", "ビンテージ"],
    ["ゔぃんてーじ", "ビンテージ"],
    ["ヴ", "ブ"],
    ["ちゃづつ", "チャズツ"],
    ["㌔", "キロ"],
    ["㍻", "平成"],
    ["こーひー", "コーヒー"],
    ["が", "ガ"],
    ["三段重箱", "3段重箱"],
    ["十二色", "12色"],
    ["二十袋", "20袋"],
    ["十草", "10草"],
  ])("fold %s to %s", (given, expected) => expect(fold(given)).toBe(expected));

  it("are split at spaces of any width and at punctuation", () => {
    expect(splitFoldedWords("青磁　飯碗 TBL-001／径12cm")).toEqual(["青磁", "飯碗", "tbl", "001", "径12cm"]);
    expect(splitFoldedWords("%_\\'\"🎁 ・、。")).toEqual([]);
  });

  it.each([
    ["引っ越し祝い", "引越祝"],
    ["二つ折り財布", "二折財布"],
    ["贈り物", "贈物"],
    ["青磁", null],
    ["お皿", null],
    ["まめざら", null],
  ])("%s without hiragana is %s", (word, short) => expect(withoutHiragana(word)).toBe(short));
});
