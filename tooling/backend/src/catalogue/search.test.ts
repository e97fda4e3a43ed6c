import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, indexGrams, queryGrams, searchText, words } from "./search.ts";

describe("search words", () => {
  it.each([
    ["ｶｯﾌﾟ", "カップ"],
    ["かっぷ", "カップ"],
    ["ＡＢＣ１２３", "abc123"],
    ["ヴィンテージ", "ヴィンテージ"],
    ["ゔぃんてーじ", "ヴィンテージ"],
    ["㌔", "キロ"],
    ["㍻", "平成"],
    ["こーひー", "コーヒー"],
    ["が", "ガ"],
  ])("folds %s to %s", (given, expected) => {
    expect(fold(given)).toBe(expected);
  });

  it("splits words at spaces of any width and at punctuation", () => {
    expect(words("青磁　飯碗 TBL-001／径12cm")).toEqual(["青磁", "飯碗", "tbl", "001", "径12cm"]);
    expect(words("%_\\'\"🎁 ・、。")).toEqual([]);
  });

  it("indexes characters and pairs, never across words", () => {
    expect(indexGrams("青磁 碗")).toEqual(["青", "青磁", "磁", "碗"]);
  });

  it("does not split surrogate pairs", () => {
    expect(queryGrams("𠮷野家")).toEqual(["𠮷野", "野家"]);
  });

  it("finds every substring of an indexed word", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const index = new Set(indexGrams(text));
        for (const word of words(text)) {
          expect(queryGrams(word).every((gram) => index.has(gram))).toBe(true);
          expect(searchText([text])).toContain(word);
        }
      }),
    );
  });
});
