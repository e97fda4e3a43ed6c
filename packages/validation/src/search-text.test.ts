import { expect, test } from "vitest";
import { hasAllWords, toSearchText, splitSearchWords } from "./search-text.ts";

const entry = toSearchText([
  "佐々木　健一",
  "ササキ　ケンイチ",
  "〒060-0061 北海道札幌市中央区南一条西4-13",
  "090-1234-5678",
  null,
]);
const finds = (typed: string) => hasAllWords(entry, splitSearchWords(typed));

test.each(["", "佐々木", "ささき", "ｻｻｷ", "健一　札幌", "０６０－００６１", "09012345678", "1234-5678"])(
  "finds an address by %j, in any width and kana",
  (typed) => expect(finds(typed)).toBe(true),
);

test.each(["田中", "佐々木 大阪", "木ササ"])("does not find it by %j", (typed) => expect(finds(typed)).toBe(false));
