import { describe, expect, test } from "vitest";
import { labels, optionNames } from "./labels.ts";
import { choicesOf, options } from "./options.ts";
import * as lengths from "./lengths.ts";

describe("[labels.japanese] form labels", () => {
  test.each([
    [
      "user",
      [
        "name",
        "last_name",
        "first_name",
        "kana",
        "tel",
        "phone_number",
        "cell_phone_number",
        "fax",
        "email",
        "job",
        "password",
      ],
    ],
    ["address", ["postal_code", "prefecture", "city", "address1", "address2", "name"]],
    ["card", ["ccNumber", "ccName", "ccExpiration", "securityCode"]],
    ["contact", ["name", "email", "body"]],
    [
      "corporate",
      [
        "corporation",
        "corporation_kana",
        "department",
        "address",
        "establishment",
        "annual_sale",
        "capital",
        "employee_num",
        "business_type",
        "store_name",
        "business_hours",
        "business_holiday",
        "url",
        "delivery",
        "delivery_company",
        "payment",
        "order_no",
      ],
    ],
  ] as const)("%s has a Japanese label for each of its fields", (group, fields) => {
    const table: Readonly<Record<string, string>> = labels[group];
    for (const field of fields)
      expect(table[field], field).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  test("the visible labels of an address are the specification's words", () => {
    const { name, postal_code, prefecture, city, address1, address2 } = labels.address;
    expect([name, labels.user.kana, postal_code, prefecture, city, address1, address2]).toEqual([
      "氏名",
      "フリガナ",
      "郵便番号",
      "都道府県",
      "市区町村",
      "丁目/番地/号",
      "マンション/ビル名等",
    ]);
  });
});

describe("[constants.options] choices", () => {
  test("have the specification's numbers", () => {
    expect(options).toEqual({
      delivery: [1, 2, 3],
      payment: [1, 2, 3],
      question: [1, 2, 3, 4],
      newsletter: [1, 0],
      gender: [1, 2, 3, 4],
    });
  });

  test("have a name each", () => {
    expect(choicesOf("newsletter")).toEqual([
      { value: 1, label: "受け取る" },
      { value: 0, label: "受け取らない" },
    ]);
    expect(choicesOf("gender").map(({ label }) => label)).toEqual(["男性", "女性", "その他", "回答しない"]);
    expect(choicesOf("delivery").map(({ label }) => label)).toEqual(["大川配送", "店舗へ直送", "お客様へ直送"]);
    expect(choicesOf("payment")[0]?.label).toBe("銀行振込（前払い）");
    expect(choicesOf("question")[1]?.label).toBe("母親の旧姓");
    for (const names of Object.values(optionNames)) for (const name of Object.values(names)) expect(name).not.toBe("");
  });
});

test("[valid.company] [valid.department] [valid.client-form] lengths of fields", () => {
  expect(lengths).toMatchObject({
    COMPANY_MAX: 250,
    DEPARTMENT_MAX: 250,
    PASSWORD_MIN: 8,
    PHONE_DIGITS_MAX: 11,
  });
});
