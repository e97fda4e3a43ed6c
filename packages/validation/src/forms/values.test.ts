import { describe, expect, test } from "vitest";
import { addressSchema } from "./address.schema.ts";
import { emptyAddress } from "./address.values.ts";
import { cancelReasonSchema } from "./cancel-reason.schema.ts";
import { emptyCancelReason } from "./cancel-reason.values.ts";
import { paymentSchema } from "./checkout.schema.ts";
import { errorsOf, person } from "./errors-of.fixture.ts";
import { loginSchema } from "./login.schema.ts";
import { emptyLogin } from "./login.values.ts";
import { ordererSchema } from "./orderer.schema.ts";
import { emptyOrderer } from "./orderer.values.ts";
import { profileSchema } from "./profile.schema.ts";
import { emptyProfile } from "./profile.values.ts";
import { registerSchema } from "./register.schema.ts";
import { emptyRegistration } from "./register.values.ts";
import { schoolKeySchema } from "./school-key.schema.ts";
import { emptySchoolKey } from "./school-key.values.ts";
import { searchSchema } from "./search.schema.ts";
import { emptySearch } from "./search.values.ts";

test.each([
  ["address", addressSchema, emptyAddress],
  ["cancel reason", cancelReasonSchema, emptyCancelReason],
  ["login", loginSchema, emptyLogin],
  ["orderer", ordererSchema, emptyOrderer],
  ["profile", profileSchema, emptyProfile],
  ["register", registerSchema, emptyRegistration],
  ["school key", schoolKeySchema, emptySchoolKey],
  ["search", searchSchema, emptySearch],
])("the empty %s form has the fields of its schema, and nothing in them", (_name, schema, values) => {
  expect(Object.keys(values).sort()).toEqual(Object.keys(schema.fields).sort());
  const { is_receive_newsletter = "0", ...rest } = values as Record<string, unknown>;
  expect(is_receive_newsletter).toBe("0");
  for (const value of Object.values(rest)) expect(["", false]).toContain(value);
});

test("what an input leaves undefined or null is as empty as an empty text", () => {
  for (const nothing of [undefined, null, "", " "]) {
    expect(errorsOf(ordererSchema, { ...person, city: nothing, address2: nothing })).toEqual({
      city: "市区町村を入力してください",
    });
    expect(ordererSchema.cast({ ...person, address2: nothing }).address2).toBeNull();
  }
});

describe("the search's filter", () => {
  const prices = (price_min: unknown, price_max: unknown) => errorsOf(searchSchema, { word: "", price_min, price_max });

  test("hands out numbers, and null for what was not asked for", () => {
    expect(searchSchema.validateSync({ word: " お茶　", price_min: "１，０００", price_max: "" })).toEqual({
      word: "お茶",
      price_min: 1000,
      price_max: null,
    });
    expect(searchSchema.validateSync({})).toEqual({ word: null, price_min: null, price_max: null });
    expect(searchSchema.validateSync({ price_min: 500 })).toMatchObject({ price_min: 500 });
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
    expect(errorsOf(searchSchema, { word: "あ".repeat(101) })).toEqual({
      word: "キーワードは100文字以内で入力してください",
    });
  });
});

test("a way to pay is chosen", () => {
  expect(errorsOf(paymentSchema, { payment_id: "", remarks: "" })).toEqual({
    payment_id: "お支払い方法を選択してください",
  });
  expect(paymentSchema.validateSync({ payment_id: "1", remarks: " " })).toEqual({ payment_id: "1", remarks: null });
});
