import { addressFields } from "./fields/address.ts";
import { cardFields } from "./fields/card.ts";
import { deliveryFields, deliveryWishFields, paymentFields } from "./fields/cart.ts";
import { giftReceiverFields } from "./fields/gift.ts";
import { catalogFields, contactFields, corporateFields, inquiryReplyFields } from "./fields/inquiry.ts";
import {
  loginFields,
  oneTimeCodeFields,
  passwordFields,
  passwordReminderFields,
  passwordResetFields,
  passwordResetWithAnswerFields,
  securityQuestionFields,
  usernameReminderFields,
  usernameResetFields,
} from "./fields/login.ts";
import { embroideryFields, measurementFields } from "./fields/measurement.ts";
import { memorialFields } from "./fields/memorial.ts";
import { cancelFields, memoFields } from "./fields/order.ts";
import { productRequestFields } from "./fields/product-request.ts";
import { reviewFields } from "./fields/review.ts";
import { schoolKeyFields } from "./fields/school.ts";
import { periodFields, searchFields } from "./fields/search.ts";
import { ordererFields, profileFields, registrationFields } from "./fields/user.ts";
import { formSchema } from "./form-schema.ts";
import { emptyValues, filledValues } from "./form-values.ts";
import type { Fields } from "./fields/field.ts";
import { receiptFields } from "./fields/receipt.ts";
import { describe, expect, test } from "vitest";
import { errorsOf, person } from "./errors-of.fixture.ts";

test.each<[string, Fields]>([
  ["address", addressFields],
  ["cancellation", cancelFields],
  ["login", loginFields],
  ["orderer", ordererFields],
  ["profile", profileFields],
  ["registration", registrationFields],
  ["school key", schoolKeyFields],
  ["search", searchFields],
  ["contact", contactFields],
  ["corporate contact", corporateFields],
  ["catalogue order", catalogFields],
  ["card", cardFields],
  ["one-time code", oneTimeCodeFields],
  ["password", passwordFields],
  ["password reminder", passwordReminderFields],
  ["username reminder", usernameReminderFields],
  ["password reset", passwordResetFields],
  ["password reset with an answer", passwordResetWithAnswerFields],
  ["username reset", usernameResetFields],
  ["review", reviewFields],
  ["reply", inquiryReplyFields],
  ["memo", memoFields],
  ["memorial", memorialFields],
  ["measurement", measurementFields],
  ["embroidery", embroideryFields],
  ["gift receiver", giftReceiverFields],
  ["gift delivery", deliveryWishFields],
  ["product request", productRequestFields],
  ["period", periodFields],
])("the empty %s form has every field, and nothing in them", (_name, fields) => {
  const values: Record<string, unknown> = emptyValues(fields);
  expect(Object.keys(values)).toEqual(Object.keys(fields));
  const { is_receive_newsletter = "0", ...rest } = values;
  expect(is_receive_newsletter).toBe("0");
  for (const value of Object.values(rest)) expect(["", false]).toContain(value);
});

test("choices begin with what most people choose, lists with no entry", () => {
  expect(emptyValues({ ...securityQuestionFields, ...receiptFields })).toMatchObject({
    question_ct: "1",
    honorific: "sama",
  });
  expect(emptyValues(deliveryFields)).toEqual({ packings: [] });
});

test("a form is filled with what is known; null, absent and foreign values change nothing", () => {
  const known = { last_name: "山田", gender: 2, address2: null, id: 5, is_receive_newsletter: 1 };
  expect(filledValues(profileFields, known)).toEqual({
    ...emptyValues(profileFields),
    last_name: "山田",
    gender: "2",
    is_receive_newsletter: "1",
  });
  expect(filledValues(profileFields, null)).toEqual(emptyValues(profileFields));
});

test("what an input leaves undefined or null is as empty as an empty text", () => {
  for (const nothing of [undefined, null, "", " "]) {
    expect(errorsOf(ordererFields, { ...person, city: nothing, address2: nothing })).toEqual({
      city: "市区町村を入力してください",
    });
    expect(formSchema(ordererFields).cast({ ...person, address2: nothing }).address2).toBeNull();
  }
});

describe("the search's filter", () => {
  const prices = (price_min: unknown, price_max: unknown) => errorsOf(searchFields, { word: "", price_min, price_max });

  test("hands out numbers, and null for what was not asked for", () => {
    expect(formSchema(searchFields).validateSync({ word: " お茶　", price_min: "１，０００", price_max: "" })).toEqual({
      word: "お茶",
      price_min: 1000,
      price_max: null,
    });
    expect(formSchema(searchFields).validateSync({})).toEqual({ word: null, price_min: null, price_max: null });
    expect(formSchema(searchFields).validateSync({ price_min: 500 })).toMatchObject({ price_min: 500 });
  });

  test("takes a range with one or both ends", () => {
    for (const [min, max] of [
      ["", ""],
      ["1000", ""],
      ["", "1000"],
      ["1000", "1000"],
      ["0", "100000000"],
    ])
      expect(prices(min, max)).toEqual({});
  });

  test("refuses a range that is upside down, and what is no amount", () => {
    expect(prices("1000", "999")).toEqual({ price_max: "上限の価格は下限の価格以上にしてください" });
    for (const typed of ["abc", "-1", "1.5", "1e3", "0x10"])
      expect(prices(typed, "")).toEqual({ price_min: "下限の価格は半角数字で入力してください" });
    expect(prices("", "100000001")).toEqual({ price_max: "上限の価格は100000000以下で入力してください" });
  });

  test("refuses a word that is too long", () => {
    expect(errorsOf(searchFields, { word: "あ".repeat(101) })).toEqual({
      word: "キーワードは100文字以内で入力してください",
    });
  });
});

test("a way to pay is chosen", () => {
  expect(errorsOf(paymentFields, { payment_id: "", remarks: "" })).toEqual({
    payment_id: "お支払い方法を選択してください",
  });
  expect(formSchema(paymentFields).validateSync({ payment_id: "1", remarks: " " })).toEqual({
    payment_id: "1",
    remarks: null,
  });
});
