import { describe, expect, test } from "vitest";
import { cardSchema } from "./card.schema.ts";
import { emptyCard } from "./card.values.ts";
import { catalogOrderSchema } from "./catalog-order.schema.ts";
import { emptyCatalogOrder } from "./catalog-order.values.ts";
import { contactSchema } from "./contact.schema.ts";
import { emptyContact } from "./contact.values.ts";
import { corporateContactSchema } from "./corporate-contact.schema.ts";
import { emptyCorporateContact } from "./corporate-contact.values.ts";
import { embroiderySchema, measurementSchema } from "./measurement.schema.ts";
import { emptyEmbroidery, emptyMeasurement } from "./measurement.values.ts";
import { memorialSchema } from "./memorial.schema.ts";
import { emptyMemorial } from "./memorial.values.ts";
import { oneTimeCodeSchema } from "./one-time-code.schema.ts";
import { emptyOneTimeCode } from "./one-time-code.values.ts";
import { passwordSchema } from "./password.schema.ts";
import { emptyPassword } from "./password.values.ts";
import { periodSchema } from "./period.schema.ts";
import { emptyPeriod } from "./period.values.ts";
import { productRequestSchema } from "./product-request.schema.ts";
import { emptyProductRequest } from "./product-request.values.ts";
import {
  passwordReminderSchema,
  passwordResetSchema,
  passwordResetWithAnswerSchema,
  usernameReminderSchema,
  usernameResetSchema,
} from "./reminder.schema.ts";
import {
  emptyPasswordReminder,
  emptyPasswordReset,
  emptyPasswordResetWithAnswer,
  emptyUsernameReminder,
  emptyUsernameReset,
} from "./reminder.values.ts";
import { giftDeliverySchema, giftReceiverSchema } from "./social-gift.schema.ts";
import { emptyGiftDelivery, emptyGiftReceiver } from "./social-gift.values.ts";
import { inquiryReplySchema, memoSchema, reviewSchema } from "./writing.schema.ts";
import { emptyReview, emptyWriting } from "./writing.values.ts";
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
  ["contact", contactSchema, emptyContact],
  ["corporate contact", corporateContactSchema, emptyCorporateContact],
  ["catalogue order", catalogOrderSchema, emptyCatalogOrder],
  ["card", cardSchema, emptyCard],
  ["one-time code", oneTimeCodeSchema, emptyOneTimeCode],
  ["password", passwordSchema, emptyPassword],
  ["password reminder", passwordReminderSchema, emptyPasswordReminder],
  ["username reminder", usernameReminderSchema, emptyUsernameReminder],
  ["password reset", passwordResetSchema, emptyPasswordReset],
  ["password reset with an answer", passwordResetWithAnswerSchema, emptyPasswordResetWithAnswer],
  ["username reset", usernameResetSchema, emptyUsernameReset],
  ["review", reviewSchema, emptyReview],
  ["reply", inquiryReplySchema, emptyWriting],
  ["memo", memoSchema, emptyWriting],
  ["memorial", memorialSchema, emptyMemorial],
  ["measurement", measurementSchema, emptyMeasurement],
  ["embroidery", embroiderySchema, emptyEmbroidery],
  ["gift receiver", giftReceiverSchema, emptyGiftReceiver],
  ["gift delivery", giftDeliverySchema, emptyGiftDelivery],
  ["product request", productRequestSchema, emptyProductRequest],
  ["period", periodSchema, emptyPeriod],
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
