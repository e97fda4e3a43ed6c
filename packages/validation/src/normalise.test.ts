import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as normalise from "./normalise.ts";
import { isDay } from "./is-day.ts";
import { isEmail, isFullWidth, isHalfWidthAlphaNum, isKana, isPostalCode, isTel } from "./predicates.ts";

describe("normalisation of typed text", () => {
  test.each([
    ["０１２－３４５６", "0123456"],
    ["012ー3456", "0123456"],
    ["〒123-4567", "1234567"],
    [" 123 4567 ", "1234567"],
    ["１２３‐４５６７", "1234567"],
    ["東京", "東京"],
  ])("postal code %s is %s", (typed, value) => expect(normalise.toPostalCode(typed)).toBe(value));

  test.each([
    ["０３－１２３４－５６７８", "0312345678"],
    ["(03)1234-5678", "0312345678"],
    ["090ー1234ー5678", "09012345678"],
    ["+81 90-1234-5678", "09012345678"],
    ["+81(0)3 1234 5678", "0312345678"],
    ["03.1234.5678", "0312345678"],
    ["090+8112345678", "090+8112345678"],
  ])("phone %s is %s", (typed, value) => expect(normalise.toPhone(typed)).toBe(value));

  test.each([
    ["やまだ", "ヤマダ"],
    ["ﾔﾏﾀﾞ", "ヤマダ"],
    ["ｶﾞｷﾞｸﾞ　ﾊﾟﾋﾟ", "ガギグ　パピ"],
    ["こーひー", "コーヒー"],
    ["コ-ヒ－", "コーヒー"],
    ["コ--", "コーー"],
    ["-コ", "-コ"],
    ["か\u3099", "ガ"],
    ["わ\u3099", "ヷ"],
    ["ゝゞゔ", "ヽヾヴ"],
    [" アン  ナ ", "アン　ナ"],
    ["Anna山", "Anna山"],
  ])("reading %s is %s", (typed, value) => expect(normalise.toKana(typed)).toBe(value));

  test.each([
    ["１－２－３", "1-2-3"],
    ["1ー2ー3", "1-2-3"],
    ["１丁目２−３　サンプルタワ－　１０１", "1丁目2-3 サンプルタワー 101"],
    ["グリーンハイツ－３", "グリーンハイツ-3"],
    ["ﾒｿﾞﾝＡ‐201", "メゾンA-201"],
    ["メゾー", "メゾー"],
    ["サンハイツ-B101", "サンハイツ-B101"],
    ["メゾン－Ａ棟202", "メゾン-A棟202"],
    ["1ー2ーA", "1-2-A"],
  ])("address line %s is %s", (typed, value) => expect(normalise.toAddressLine(typed)).toBe(value));

  test.each([
    ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ ", "taro@example.jp"],
    ["AB　１２−３", "AB12-3"],
  ])("ascii %s is %s", (typed, value) => expect(normalise.toAscii(typed)).toBe(value));

  test.each([
    ["203012", "203012"],
    ["１２／３０", "203012"],
    ["12 / 2030", "203012"],
    ["1230", "203012"],
    ["2030/12", "203012"],
    ["13/30", "13/30"],
    ["12/3", "12/3"],
  ])("month of a card %s is %s", (typed, value) => expect(normalise.toCardExpiration(typed)).toBe(value));

  test.each([
    ["2026/1/5", "2026-01-05"],
    ["２０２６．１２．３１", "2026-12-31"],
    ["2026年1月5日", "2026-01-05"],
    ["20260105", "2026-01-05"],
    ["2026-01-05", "2026-01-05"],
    ["1月5日", "1月5日"],
    ["A2026/1/5", "A2026/1/5"],
    ["2026/1/5x", "2026/1/5x"],
    ["120260105", "120260105"],
    ["202601055", "202601055"],
    ["", ""],
  ])("day %s is %s", (typed, value) => expect(normalise.toDay(typed)).toBe(value));

  test("names, lines, numerals and full width", () => {
    expect(normalise.toName("  髙橋 ﾀﾛｳ\u200B ")).toBe("髙橋　タロウ");
    expect(normalise.toName("John")).toBe("John");
    expect(normalise.toName("\uFA19\uFA11𠮷葛\u{E0100}")).toBe("\uFA19\uFA11𠮷葛\u{E0100}");
    expect(normalise.toLine(" a\u3000\t b\u0007\n")).toBe("a b");
    expect(normalise.toLine("の\u00ADれ\u{E0041}ん\uFFF9")).toBe("のれん");
    expect(normalise.toLines(" 一行目\r\n\r二行目\u0000 \n")).toBe("一行目\n\n二行目");
    expect(normalise.toLines("一\u2028二\u2029三\u202E\u061C")).toBe("一\n二\n三");
    expect(normalise.toLine("一\u2028二\u202E\u0085三")).toBe("一 二三");
    expect(normalise.toNumeral("１，２００")).toBe("1200");
    expect(normalise.toFullWidth(" John ﾀﾛｳ-1 ")).toBe("Ｊｏｈｎ　タロウ－１");
  });
});

const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters));
const pieces = oneOf(
  "-－‐−–—ーｰ─09０９AzＡｚ あがわゝァヴヷア・、。　\t\n\r〒()+.,@ｱｶﾞﾊﾟﾞﾟ山髙\uFA19\u{E0100}\u200B\u3099\u309A\uFEFF\u0007\u00AD🏴\u{E0041}\u{E007F}\u0301",
);
const typed = fc.oneof(
  fc.array(pieces, { maxLength: 24 }).map((list) => list.join("")),
  fc.string({ unit: "grapheme" }),
);

test.each(Object.entries(normalise))("%s is idempotent for any input", (_name, normaliser) => {
  fc.assert(
    fc.property(typed, (text) => {
      const once = normaliser(text);
      expect(normaliser(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

const kana = fc.array(oneOf("アガヴヷー・　 、。ヽ゠ヿ"), { minLength: 1 }).map((list) => list.join(""));
const digits = (min: number, max: number) =>
  fc.array(oneOf("0123456789"), { minLength: min, maxLength: max }).map((list) => list.join(""));
const tel = fc.oneof(
  digits(9, 10).map((rest) => `0${rest}`),
  fc.tuple(digits(1, 4), digits(1, 4), digits(1, 4)).map((groups) => `0${groups.join("-")}`),
);

describe("keeps valid text unchanged", () => {
  const stays = (
    values: fc.Arbitrary<string>,
    holds: (text: string) => boolean,
    normaliser: (text: string) => string,
  ) =>
    fc.assert(
      fc.property(values.filter(holds), (value) => {
        expect(holds(normaliser(value))).toBe(true);
      }),
    );

  test("[valid.kana] readings", () =>
    stays(
      kana.filter((text) => text.trim() !== ""),
      isKana,
      normalise.toKana,
    ));
  test("[valid.post] postal codes", () =>
    stays(
      fc.tuple(digits(3, 3), fc.constantFrom("", "-"), digits(4, 4)).map((parts) => parts.join("")),
      isPostalCode,
      normalise.toPostalCode,
    ));
  test("[valid.tel] phone numbers of 10 and 11 digits", () =>
    stays(
      tel.filter((text) => text.replaceAll("-", "").length >= 10 && text.replaceAll("-", "").length <= 11),
      isTel,
      normalise.toPhone,
    ));
  test("[valid.alnum] letters and digits", () =>
    stays(fc.stringMatching(/^[A-Za-z\d]+$/), isHalfWidthAlphaNum, normalise.toAscii));
  test("emails", () => stays(fc.emailAddress(), isEmail, normalise.toAscii));
  test("full-width text", () =>
    stays(
      fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== ""),
      isFullWidth,
      normalise.toFullWidth,
    ));
  test("[valid.date-birth] days", () =>
    stays(
      fc
        .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      isDay,
      normalise.toDay,
    ));
});
