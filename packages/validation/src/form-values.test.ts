import { describe, expect, test } from "vitest";
import { errorsOf, person } from "./errors-of.fixture.ts";
import { fieldGroups } from "./field-groups.fixture.ts";
import { deliveryFields, paymentFields } from "./fields/cart.ts";
import { securityQuestionFields } from "./fields/login.ts";
import { receiptFields } from "./fields/receipt.ts";
import { searchFields } from "./fields/search.ts";
import { ordererFields, profileFields } from "./fields/user.ts";
import { formSchema } from "./form-schema.ts";
import { emptyValues, filledValues } from "./form-values.ts";

test.each(fieldGroups)("the empty form of %s has every field without a value", (_name, fields) => {
  const values: Record<string, unknown> = emptyValues(fields);
  expect(Object.keys(values)).toEqual(Object.keys(fields));
  const withoutInitial = Object.entries(fields).filter(([, field]) => !("initial" in field));
  for (const [name] of withoutInitial) expect(["", false], name).toContain(values[name]);
});

test("choices start with their initial value, lists are empty", () => {
  expect(emptyValues({ ...securityQuestionFields, ...receiptFields })).toMatchObject({
    question_ct: "1",
    honorific: "sama",
  });
  expect(emptyValues(deliveryFields)).toEqual({ packings: [] });
});

test("known values fill a form; null, missing and unknown ones are ignored", () => {
  const known = { last_name: "山田", gender: 2, address2: null, id: 5, is_receive_newsletter: 1 };
  expect(filledValues(profileFields, known)).toEqual({
    ...emptyValues(profileFields),
    last_name: "山田",
    gender: "2",
    is_receive_newsletter: "1",
  });
  expect(filledValues(profileFields, null)).toEqual(emptyValues(profileFields));
});

test("undefined and null count as empty text", () => {
  for (const nothing of [undefined, null, "", " "]) {
    expect(errorsOf(ordererFields, { ...person, city: nothing, address2: nothing })).toEqual({
      city: "市区町村を入力してください",
    });
    expect(formSchema(ordererFields).cast({ ...person, address2: nothing }).address2).toBeNull();
  }
});

describe("the search filter", () => {
  const prices = (price_min: unknown, price_max: unknown) => errorsOf(searchFields, { word: "", price_min, price_max });

  test("returns numbers, and null for empty fields", () => {
    expect(formSchema(searchFields).validateSync({ word: " お茶　", price_min: "１，０００", price_max: "" })).toEqual({
      word: "お茶",
      price_min: 1000,
      price_max: null,
    });
    expect(formSchema(searchFields).validateSync({})).toEqual({ word: null, price_min: null, price_max: null });
    expect(formSchema(searchFields).validateSync({ price_min: 500 })).toMatchObject({ price_min: 500 });
  });

  test("accepts a range with one or both ends", () => {
    for (const [min, max] of [
      ["", ""],
      ["1000", ""],
      ["", "1000"],
      ["1000", "1000"],
      ["0", "100000000"],
    ])
      expect(prices(min, max)).toEqual({});
  });

  test("refuses a maximum below the minimum, and text that is no amount", () => {
    expect(prices("1000", "999")).toEqual({ price_max: "上限の価格は下限の価格以上にしてください" });
    for (const typed of ["abc", "-1", "1.5", "1e3", "0x10"])
      expect(prices(typed, "")).toEqual({ price_min: "下限の価格は整数で入力してください" });
    expect(prices("", "100000001")).toEqual({ price_max: "上限の価格は100000000以下で入力してください" });
  });

  test("refuses a word that is too long", () => {
    expect(errorsOf(searchFields, { word: "あ".repeat(101) })).toEqual({
      word: "キーワードは100文字以内で入力してください",
    });
  });
});

test("a payment method is required", () => {
  expect(errorsOf(paymentFields, { payment_id: "", remarks: "" })).toEqual({
    payment_id: "お支払い方法を選択してください",
  });
  expect(formSchema(paymentFields).validateSync({ payment_id: "1", remarks: " " })).toEqual({
    payment_id: "1",
    remarks: null,
  });
});
