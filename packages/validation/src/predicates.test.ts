import { expect, test } from "vitest";
import { isDay } from "./is-day.ts";
import * as is from "./predicates.ts";

/** Each rule must hold for the whole text: what is right with something before or behind it is wrong. */
const whole: [string, (text: string) => boolean, string[]][] = [
  ["[valid.kana] isKana", is.isKana, ["ヤマダ"]],
  ["[valid.post] isPostalCode", is.isPostalCode, ["1234567", "123-4567"]],
  ["[valid.tel] isTel", is.isTel, ["0312345678", "09012345678", "03-1234-5678"]],
  ["[valid.decimal] isDecimal", (text) => is.isDecimal(text, 2), ["0", "-1", "1.25"]],
  ["[valid.alnum] isHalfWidthAlphaNum", is.isHalfWidthAlphaNum, ["abc123"]],
  ["[valid.date-birth] isDay", isDay, ["2026-11-20"]],
  ["isFullWidth", is.isFullWidth, ["山田　太郎"]],
  ["isPassword", is.isPassword, ["abcd1234"]],
  [
    "isEmail",
    is.isEmail,
    ["taro@example.jp", "a.b+c@mail-1.example.co.jp", "taro..y.@docomo.ne.jp", "a@xn--wgv71a119e.jp"],
  ],
  ["isDigits", (text) => is.isDigits(text, 3, 4), ["123", "1234"]],
  ["isCardExpiration", is.isCardExpiration, ["203001", "209912"]],
  ["isCardName", is.isCardName, ["HANAKO YAMADA", "A. O'NEILL-SATO"]],
  ["isWebUrl", is.isWebUrl, ["https://www.example.co.jp/a?b", "http://example.jp"]],
];

test.each(whole)("%s", (_name, holds, values) => {
  expect(holds("")).toBe(false);
  for (const value of values) {
    expect(holds(value), value).toBe(true);
    for (const wrong of [`!${value}`, `${value} !`, `\n${value}`, `${value}\n`])
      expect(holds(wrong), wrong).toBe(false);
  }
});

test.each([
  ["taro@example", is.isEmail],
  ["taro@-.jp", is.isEmail],
  ["taro@exa mple.jp", is.isEmail],
  ["taro@あ.jp", is.isEmail],
  ["200001", (text: string) => !is.isCardExpiration(text)],
  ["203000", is.isCardExpiration],
  ["2030.1", is.isCardExpiration],
  ["193001", is.isCardExpiration],
  ["example.jp", is.isWebUrl],
  ["ftp://example.jp", is.isWebUrl],
  ["https://localhost", is.isWebUrl],
  ["https://a.b:99999", is.isWebUrl],
  ["2026-11-31", isDay],
  ["0000-01-01", isDay],
  ["9999-12-31", isDay],
  ["2026-1-1", isDay],
  ["+02026-01-01", isDay],
] as const)("%s is refused", (value, holds) => expect(holds(value)).toBe(false));

/** Beginnings and repeated texts that make a pattern with two ways to match the same text try all of them. */
const beginnings = ["", "http://a", "a@a", "0", "A", "ア", "20", "-1."];
const repeated = [".", "-", "a", "1", "a.", "a-", "-a", "1-", "ア", "　", " ", "A ", "\u0301", "\u200b", "@", "/"];

test("a long text of any rule is refused in little time", () => {
  const start = performance.now();
  for (const beginning of beginnings)
    for (const part of repeated) {
      const text = `${beginning}${part.repeat(50_000)} !`;
      for (const [name, holds] of whole) expect(holds(text), name).toBe(false);
    }
  expect(performance.now() - start).toBeLessThan(3000);
});

test("a day of any year: 29 February counts, 31 April does not", () => {
  expect([is.isAnniversary(2, 29), is.isAnniversary(12, 31), is.isAnniversary(2, 30), is.isAnniversary(4, 31)]).toEqual(
    [true, true, false, false],
  );
});
