import { deliveryWishFields } from "@noren/validation/fields/cart";
import { giftReceiverFields } from "@noren/validation/fields/gift";
import {
  emailChangeFields,
  oneTimeCodeFields,
  passwordFields,
  passwordReminderFields,
  passwordResetFields,
  passwordResetWithAnswerFields,
  securityQuestionFields,
  usernameReminderFields,
  usernameResetFields,
  usernameResetWithAnswerFields,
} from "@noren/validation/fields/login";
import { productRequestFields } from "@noren/validation/fields/product-request";
import { receiptFields } from "@noren/validation/fields/receipt";
import { reviewFields } from "@noren/validation/fields/review";
import { calls } from "./calls.ts";
import type fc from "fast-check";
import { test } from "vitest";
import type { FormFields } from "@noren/validation/fields/field";
import type { AnyObject } from "yup";
import { type Contract, expectAccepted, of } from "./forms.fixture.ts";

const token = "a".repeat(43);
const giftToken = "a".repeat(64);
const password = of(["abcd1234", "a-b_c.d1"], ["abcdefgh", "ａｂｃｄ1234", "a1".repeat(65)]);
const answer = of(["ポチ", " 寿司 "], ["あ".repeat(101)]);
const name = of(["山田", " ﾊﾅｺ "], ["", "あ".repeat(51)]);

const cases: [string, FormFields, Record<string, fc.Arbitrary<unknown>>, (body: AnyObject) => unknown, Contract][] = [
  [
    "one-time code",
    oneTimeCodeFields,
    { code: of(["123456", "１２３ 456"], ["12345"]) },
    (body) => ({ verify_code: "attempt", user_id: 1, ...body }),
    calls.verifyLogin.body,
  ],
  [
    "password",
    passwordFields,
    { current_password: of(["x", "古い"]), password },
    (body) => body,
    calls.changePassword.body,
  ],
  [
    "password reminder",
    passwordReminderFields,
    { username: of(["hanako", "hanako@example.jp"]) },
    (body) => ({ type: "password", ...body }),
    calls.requestReminder.body,
  ],
  [
    "username reminder",
    usernameReminderFields,
    { email: of(["hanako@example.jp", "Ｈanako@example.jp"], ["hanako"]) },
    (body) => ({ type: "username", ...body }),
    calls.requestReminder.body,
  ],
  [
    "password reset",
    passwordResetFields,
    { password },
    (body) => ({ type: "password", token, ...body }),
    calls.resetReminder.body,
  ],
  [
    "password reset with an answer",
    passwordResetWithAnswerFields,
    { password, answer },
    (body) => ({ type: "password", token, ...body }),
    calls.resetReminder.body,
  ],
  [
    "username reset",
    usernameResetFields,
    { username: of(["", "hanako", "ｈａｎａｋｏ"], ["a".repeat(255)]) },
    (body) => ({ type: "username", token, ...body }),
    calls.resetReminder.body,
  ],
  [
    "username reset with an answer",
    usernameResetWithAnswerFields,
    { username: of(["", "hanako"]), answer },
    (body) => ({ type: "username", token, ...body }),
    calls.resetReminder.body,
  ],
  [
    "receipt",
    receiptFields,
    {
      addressee: of(["のれん株式会社", "山田\n花子"], ["あ".repeat(101)]),
      honorific: of(["sama", "onchu"], ["dono"]),
      proviso: of(["お品代"], ["", "あ".repeat(51)]),
    },
    (receiptInfo) => receiptInfo,
    calls.saveReceipt.body,
  ],
  [
    "review",
    reviewFields,
    {
      rating: of(["1", "５"], ["0", "6", "1.5"]),
      title: of(["", "よい品"], ["あ".repeat(51)]),
      body: of(["手になじみます。\r\nまた買います。"]),
      nickname: of(["はな"], ["", "あ".repeat(21)]),
    },
    (body) => body,
    calls.createReview.body,
  ],
  [
    "product request",
    productRequestFields,
    {
      product_name: of(["青磁の急須"], ["", "あ".repeat(101)]),
      maker_name: of(["", "のれん窯"]),
      quantity: of(["", "１０", "1,000"], ["0", "1.5", "10000"]),
      note: of(["", "早めに\nお願いします"], ["あ".repeat(1001)]),
    },
    (body) => body,
    calls.createProductRequest.body,
  ],
  [
    "gift receiver",
    giftReceiverFields,
    { receiver_name: name, sender_name: name, message: of(["", "おめでとう！\nまた会おう"], ["あ".repeat(301)]) },
    (receiver) => ({ token, receiver }),
    calls.setSocialReceiver.body,
  ],
  [
    "gift delivery",
    deliveryWishFields,
    { delivery_at: of(["", "2026/12/24"], ["2026-02-30"]), delivery_timezone_key: of(["", "08-12"]) },
    (wish) => ({ token: giftToken, postal_code: "1000001", prefecture: "東京都", ...wish }),
    calls.checkGiftDelivery.body,
  ],
];

test.each(cases)("the contract accepts what the %s form accepts", (_name, fields, typed, toBody, contract) => {
  expectAccepted(fields, typed, toBody, contract);
});

test("the profile's call accepts a security question", () => {
  expectAccepted(
    securityQuestionFields,
    { question_ct: of(["1", "4"], ["0", "5"]), answer },
    (reminder) => reminder,
    calls.updateUser.body.entries.reminder,
  );
});

test("the profile's call accepts a new email", () => {
  expectAccepted(
    emailChangeFields,
    { email: of(["hanako@example.jp", "Ｈanako@example.jp"], ["hanako"]), current_password: of(["x", "古い"]) },
    ({ email }) => email,
    calls.updateUser.body.entries.email,
  );
});
