import { describe, expect, test } from "vitest";
import { isDecimal } from "./predicates.ts";
import { fill } from "./fill.ts";
import { type TextField, optional } from "./fields/field.ts";
import { errorsOf } from "./errors-of.fixture.ts";
import { rulesCopy } from "./rules.copy.ts";
import * as rules from "./rules.ts";

/** The message for a value of a text field with these facts, or null. */
const messageFor = (facts: Partial<TextField>, value: unknown): string | null => {
  const field = { kind: "text", label: "項目", description: "", sample: "", ...facts } as const;
  return errorsOf({ field }, { field: value })["field"] ?? null;
};
const refusalOf = (rule: rules.Rule, value: string) => rules.refusal(rule, "項目", value);

describe("the shared rules and their messages", () => {
  test.each([
    ["🎁🎁🎁", 3],
    ["𠮷野家", 3],
    ["贈りもの", 4],
  ])("%s has %d characters", (value, count) => {
    expect(messageFor({ max: count }, value)).toBeNull();
    expect(messageFor({ max: count - 1 }, value)).toBe(`項目は${count - 1}文字以内で入力してください`);
  });

  test.each(["ヤマダ", "ヤマダ タロウ", "ヤマダ　タロウ", "コーヒー", "ア・イ、ウ。"])(
    "[valid.kana] %s is kana",
    (value) => expect(refusalOf(rules.kana, value)).toBeNull(),
  );
  test.each(["やまだ", "ﾔﾏﾀﾞ", "山田", "Yamada", "ヤマダ1", "ヤ-マ"])("[valid.kana] %s is not", (value) =>
    expect(refusalOf(rules.kana, value)).toBe("項目は全角カタカナで入力してください"),
  );

  test.each(["1234567", "123-4567"])("[valid.post] %s is a postal code", (value) =>
    expect(refusalOf(rules.post, value)).toBeNull(),
  );
  test.each(["123456", "12345678", "1234-567", "１２３４５６７", "123-4567\n", " 1234567"])(
    "[valid.post] %j is not",
    (value) => expect(refusalOf(rules.post, value)).toBe("項目は郵便番号の形式で入力してください。例：123-4567"),
  );

  test.each(["0", "-1", "12.3", "0.12"])("[valid.decimal] %s has at most 2 places", (value) =>
    expect(isDecimal(value, 2)).toBe(true),
  );
  test.each(["0.123", "1.", ".5", "1,000", "1e3", "１"])("[valid.decimal] %s is refused", (value) =>
    expect([isDecimal(value, 2), rules.messageOf("decimal", "項目", { max: 2 })]).toEqual([
      false,
      "項目は小数点第2位までの数値を入力してください",
    ]),
  );

  test.each(["", "0312345678", "09012345678", "03-1234-5678", "0120-1-2", "01234-1234-1234"])(
    "[valid.tel] %j is a phone number",
    (value) => expect(refusalOf(rules.tel, value)).toBeNull(),
  );
  test.each(["031234567", "090123456789", "1312345678", "0-1234-5678", "03-12345-678", "03-1234", "03-1234-5678-9"])(
    "[valid.tel] %s is not",
    (value) => expect(refusalOf(rules.tel, value)).toBe("項目は電話番号のフォーマットで入力してください"),
  );

  test.each(["abcXYZ019"])("[valid.alnum] %s is letters and digits", (value) =>
    expect(refusalOf(rules.halfWidthAlphaNum, value)).toBeNull(),
  );
  test.each(["abc-1", "ａｂｃ", "あ", "a b"])("[valid.alnum] %s is not", (value) =>
    expect(refusalOf(rules.halfWidthAlphaNum, value)).toBe("項目は半角英数字で入力してください"),
  );

  test.each(["2000-02-29", "1990-12-31"])("[valid.date-birth] %s is a day", (value) =>
    expect(refusalOf(rules.day, value)).toBeNull(),
  );
  test.each(["1999-02-29", "1990-13-01", "1990-1-1", "0", "1990-04-31"])("[valid.date-birth] %s is not", (value) =>
    expect(refusalOf(rules.day, value)).toBe("日付が無効です"),
  );

  const { holds: isInOrder } = rules.minDate("from");
  test.each([
    ["2026-01-01", "2026-01-01"],
    ["2026-01-01", "2026-02-01"],
    ["", "2026-01-01"],
    [undefined, "2026-01-01"],
    ["2026-01-01", ""],
  ])("[valid.min-date] from %j to %j holds", (from, to) => expect(isInOrder(to, { from })).toBe(true));
  test("[valid.min-date] a day before the minimum is refused", () => {
    expect(isInOrder("2026-01-31", { from: "2026-02-01" })).toBe(false);
    expect(rules.messageOf("min_date", "項目")).toBe("参照終了日は参照開始日より大きです。");
  });

  const either = rules.requiredWithoutAll(["email", "fax"]);
  test.each([{ tel: "0312345678" }, { tel: null, email: "a@example.jp" }, { tel: "", fax: "1" }])(
    "[valid.required-without-all] %j suffices",
    (values) => expect(either.holds(values.tel, values)).toBe(true),
  );
  test.each([{}, { tel: "", email: "", fax: "" }])("[valid.required-without-all] %j does not", (values) => {
    expect(either.holds("", values)).toBe(false);
    expect(rules.messageOf(either.message, "項目")).toBe("いずれかは必須項目です");
  });
});

describe("required, length and the rest, in the same tone", () => {
  test.each<[Partial<TextField>, unknown, string]>([
    [{}, "", "項目を入力してください"],
    [{ isChosen: true }, null, "項目を選択してください"],
    [{ max: 3 }, "1234", "項目は3文字以内で入力してください"],
    [{ min: 3 }, "12", "項目は3文字以上で入力してください"],
    [{ rules: [rules.email] }, "taro@", "項目の形式をご確認ください。例：hanako@example.jp"],
    [{ rules: [rules.fullWidth] }, "山田 a", "項目は全角文字で入力してください"],
    [{ rules: [rules.oneLine] }, "山田\n花子", "項目は1行で入力してください"],
    [{ rules: [rules.printable] }, "佐藤🎁", "項目に絵文字は使えません。絵文字を除いて入力してください"],
    [{ rules: [rules.printable] }, "佐藤❤️", "項目に絵文字は使えません。絵文字を除いて入力してください"],
    [{ rules: [rules.password] }, "abcdefgh", rulesCopy.password.replace("{field}", "項目")],
    [{ rules: [rules.password] }, "12345678", rulesCopy.password.replace("{field}", "項目")],
    [{ rules: [rules.password] }, "abcd123!", rulesCopy.password.replace("{field}", "項目")],
  ])("%o refuses %j", (facts, value, message) => expect(messageFor(facts, value)).toBe(message));

  test.each<[Partial<TextField>, string]>([
    [{}, "0"],
    [{ max: 3 }, "123"],
    [{ min: 3 }, "123"],
    [{ rules: [rules.email] }, "taro.y+x@example.co.jp"],
    [{ rules: [rules.fullWidth] }, "山田　太郎"],
    [{ rules: [rules.printable] }, "渡邉󠄁 𠮷田 ㊗ 2026♡"],
    [{ rules: [rules.password] }, "abcd-_.1"],
  ])("%o accepts %j", (facts, value) => expect(messageFor(facts, value)).toBeNull());

  test("every rule lets empty values of an optional field pass", () => {
    const all = [
      rules.kana,
      rules.post,
      rules.tel,
      rules.email,
      rules.halfWidthAlphaNum,
      rules.fullWidth,
      rules.password,
      rules.day,
      rules.maxLength(0),
      rules.minLength(1),
    ];
    for (const rule of all)
      for (const value of ["", null, undefined]) {
        expect(rules.refusal(rule, "項目", value)).toBeNull();
        expect(messageFor(optional({ rules: [rule] } as unknown as TextField), value)).toBeNull();
      }
  });

  test("keeps a placeholder without a value", () => {
    expect(fill("{field}は{max}", { max: 0 })).toBe("{field}は0");
  });
});
