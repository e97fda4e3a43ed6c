import { describe, expect, test } from "vitest";
import { object, type Schema, string, ValidationError } from "yup";
import { fill } from "./fill.ts";
import { messages } from "./messages.ts";
import * as rules from "./rules.ts";

/** The message that a value gets, or null. */
function said(schema: Schema, value: unknown, path?: string): string | null {
  try {
    if (path === undefined) schema.validateSync(value);
    else schema.validateSync(value, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return path === undefined ? error.message : (error.inner.find((one) => one.path === path)?.message ?? null);
  }
}
const one = (rule: rules.TextRule) => string().nullable().label("項目").test(rule);

describe("the shared rules of section 5, with their messages", () => {
  test.each(["ヤマダ", "ヤマダ タロウ", "ヤマダ　タロウ", "コーヒー", "ア・イ、ウ。"])(
    "[valid.kana] %s is kana",
    (value) => expect(said(one(rules.kana), value)).toBeNull(),
  );
  test.each(["やまだ", "ﾔﾏﾀﾞ", "山田", "Yamada", "ヤマダ1", "ヤ-マ"])("[valid.kana] %s is not", (value) =>
    expect(said(one(rules.kana), value)).toBe("項目は全角カタカナで入力してください"),
  );

  test.each(["1234567", "123-4567"])("[valid.post] %s is a postal code", (value) =>
    expect(said(one(rules.post), value)).toBeNull(),
  );
  test.each(["123456", "12345678", "1234-567", "１２３４５６７", "123-4567\n", " 1234567"])(
    "[valid.post] %j is not",
    (value) => expect(said(one(rules.post), value)).toBe("項目は郵便番号の形式で入力してください。例：123-4567"),
  );

  test.each(["0", "-1", "12.3", "0.12"])("[valid.decimal] %s has at most 2 places", (value) =>
    expect(said(one(rules.decimal(2)), value)).toBeNull(),
  );
  test.each(["0.123", "1.", ".5", "1,000", "1e3", "１"])("[valid.decimal] %s is refused", (value) =>
    expect(said(one(rules.decimal(2)), value)).toBe("項目は小数点第2位までの数値を入力してください"),
  );

  test.each(["", "0312345678", "09012345678", "03-1234-5678", "0120-1-2", "01234-1234-1234"])(
    "[valid.tel] %j is a phone number",
    (value) => expect(said(one(rules.tel), value)).toBeNull(),
  );
  test.each(["031234567", "090123456789", "1312345678", "0-1234-5678", "03-12345-678", "03-1234", "03-1234-5678-9"])(
    "[valid.tel] %s is not",
    (value) => expect(said(one(rules.tel), value)).toBe("項目は電話番号のフォーマットで入力してください"),
  );

  test.each(["abcXYZ019"])("[valid.alnum] %s is letters and digits", (value) =>
    expect(said(one(rules.halfWidthAlphaNum), value)).toBeNull(),
  );
  test.each(["abc-1", "ａｂｃ", "あ", "a b"])("[valid.alnum] %s is not", (value) =>
    expect(said(one(rules.halfWidthAlphaNum), value)).toBe("項目は半角英数字で入力してください"),
  );

  test.each(["2000-02-29", "1990-12-31"])("[valid.date-birth] %s is a day", (value) =>
    expect(said(one(rules.dateBirth), value)).toBeNull(),
  );
  test.each(["1999-02-29", "1990-13-01", "1990-1-1", "0", "1990-04-31"])("[valid.date-birth] %s is not", (value) =>
    expect(said(one(rules.dateBirth), value)).toBe("日付が無効です"),
  );

  const period = object({ from: string(), to: string().test(rules.minDate("from")) });
  test.each([
    ["2026-01-01", "2026-01-01"],
    ["2026-01-01", "2026-02-01"],
    ["", "2026-01-01"],
    [undefined, "2026-01-01"],
    ["2026-01-01", ""],
  ])("[valid.min-date] from %j to %j holds", (from, to) => expect(said(period, { from, to })).toBeNull());
  test("[valid.min-date] a day before the minimum is refused", () => {
    const days = { from: "2026-02-01", to: "2026-01-31" };
    expect(said(period, days)).toBe("参照終了日は参照開始日より大きです。");
  });

  const either = object({
    tel: string().test(rules.requiredWithoutAll(["email", "fax"])),
    email: string(),
    fax: string(),
  });
  test.each([{ tel: "0312345678" }, { email: "a@example.jp" }, { fax: "1" }])(
    "[valid.required-without-all] %j suffices",
    (values) => expect(said(either, values)).toBeNull(),
  );
  test.each([{}, { email: "", fax: "" }])("[valid.required-without-all] %j does not", (values) =>
    expect(said(either, values)).toBe("いずれかは必須項目です"),
  );
});

describe("required, length and the rest, in the same tone", () => {
  test.each([
    [rules.required, "", "項目を入力してください"],
    [rules.choose, null, "項目を選択してください"],
    [rules.maxLength(3), "1234", "項目は3文字以内で入力してください"],
    [rules.minLength(3), "12", "項目は3文字以上で入力してください"],
    [rules.email, "taro@", "項目の形式をご確認ください。例：hanako@example.jp"],
    [rules.fullWidth, "山田 a", "項目は全角文字で入力してください"],
    [rules.password, "abcdefgh", messages.password.replace("{field}", "項目")],
    [rules.password, "12345678", messages.password.replace("{field}", "項目")],
    [rules.password, "abcd123!", messages.password.replace("{field}", "項目")],
  ])("%o says so of %j", (rule, value, message) => expect(said(one(rule), value)).toBe(message));

  test.each([
    [rules.required, "0"],
    [rules.maxLength(3), "123"],
    [rules.minLength(3), "123"],
    [rules.email, "taro.y+x@example.co.jp"],
    [rules.fullWidth, "山田　太郎"],
    [rules.password, "abcd-_.1"],
  ])("%o takes %j", (rule, value) => expect(said(one(rule), value)).toBeNull());

  test("every rule but the required ones lets empty values pass", () => {
    const lenient = [
      rules.kana,
      rules.post,
      rules.tel,
      rules.email,
      rules.halfWidthAlphaNum,
      rules.fullWidth,
      rules.password,
    ];
    for (const rule of [...lenient, rules.dateBirth, rules.decimal(1), rules.maxLength(0), rules.minLength(1)])
      for (const value of ["", null, undefined]) expect(said(one(rule), value)).toBeNull();
  });

  test("a field without a label is named by its path; a place without a value stays", () => {
    expect(said(object({ kana: string().test(rules.kana) }), { kana: "x" }, "kana")).toBe(
      "kanaは全角カタカナで入力してください",
    );
    expect(fill("{field}は{max}", { max: 0 })).toBe("{field}は0");
  });
});
