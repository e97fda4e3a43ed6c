import { addressFields } from "@noren/validation/fields/address";
import { paymentFields } from "@noren/validation/fields/cart";
import { catalogFields, contactFields, corporateFields, inquiryReplyFields } from "@noren/validation/fields/inquiry";
import { giftReceiverFields, messageCardFields, noshiFields } from "@noren/validation/fields/gift";
import { memorialFields } from "@noren/validation/fields/memorial";
import { cancelFields, memoFields } from "@noren/validation/fields/order";
import { productRequestFields } from "@noren/validation/fields/product-request";
import { receiptFields } from "@noren/validation/fields/receipt";
import { reviewFields } from "@noren/validation/fields/review";
import { corporateRegistrationFields } from "@noren/validation/fields/user";
import type { Field, TextField } from "@noren/validation/fields/field";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { input } from "./input.ts";
import { optionalText, text } from "./shapes/text.ts";

const groups: Record<string, Field>[] = [
  addressFields,
  cancelFields,
  catalogFields,
  contactFields,
  corporateFields,
  corporateRegistrationFields,
  giftReceiverFields,
  inquiryReplyFields,
  memoFields,
  memorialFields,
  messageCardFields,
  noshiFields,
  paymentFields,
  productRequestFields,
  receiptFields,
  reviewFields,
];
const fields = groups
  .flatMap((group) => Object.values(group))
  .filter((field): field is TextField => field.kind === "text" && field.normalise !== undefined);

/** The fields in which a person writes several lines. */
const LINES = [
  "ご要望・備考",
  "メッセージ",
  "お問い合わせ内容",
  "返信内容",
  "メモ",
  "レビュー",
  "ご要望",
  "キャンセルの理由",
];
const lineEnds = ["\n", "\r", "\t", "\u0085", "\u2028", "\u2029"];
const controls = ["\u0000", "\u001B", "\u009F", "\u061C", "\u200F", "\u202E", "\u2066", "\u0301".repeat(9)];
const zeroWidth = ["\u00AD", "\u180E", "\u200B", "\u2060", "\u2062", "\uFEFF", "\uFFF9", "\u{E0001}", "\u{E0041}"];

const accepts = (field: TextField, inserted: string) =>
  v.safeParse(input(field), `${field.sample.slice(0, 1)}${inserted}${field.sample.slice(1)}`).success;

test.each(fields.flatMap((field) => (field.placeholder ? [[field.label, field] as const] : [])))(
  "%s accepts the example that its field shows",
  (_, field) => expect(v.safeParse(input(field), field.placeholder?.replace("例：", "")).success).toBe(true),
);

describe("[valid.one-line] a text in a request", () => {
  test.each(fields.map((field) => [field.label, field] as const))("%s", (label, field) => {
    expect(accepts(field, "")).toBe(true);
    for (const end of lineEnds) expect(accepts(field, end), JSON.stringify(end)).toBe(isAllowed(label, end));
    for (const control of [...controls, ...zeroWidth])
      expect(accepts(field, control), JSON.stringify(control)).toBe(false);
  });

  const isAllowed = (label: string, end: string) => LINES.includes(label) && end !== "\u0085";

  test.each([text(100), optionalText(100)])("outside of forms", (schema) => {
    expect(v.safeParse(schema, "のれん 茶器").success).toBe(true);
    for (const refused of [...lineEnds, ...controls, ...zeroWidth])
      expect(v.safeParse(schema, `のれん${refused}茶器`).success, JSON.stringify(refused)).toBe(false);
  });

  test("keeps the variant kanji of names, and the joiners of other scripts", () => {
    for (const name of ["葛\u{E0100}城", "\uFA19田", "ک\u200Cا"])
      expect(v.parse(input(addressFields.shipping_last_name), name)).toBe(name);
  });

  test("keeps the flag of England, which is written with tags", () => {
    const flag = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
    expect(v.parse(input(memoFields.body), flag)).toBe(flag);
    expect(v.safeParse(input(memoFields.body), flag.slice(2)).success).toBe(false);
  });

  test.each(["\u0301", "\u20DD", "\uFE0F"])("is absent where it is optional and only %j", (unseen) => {
    expect(v.parse(input(contactFields.order_no), unseen)).toBeNull();
    expect(v.parse(optionalText(9), unseen)).toBeNull();
  });
});

test("a text above its field's limit is refused without running the field's rules", () => {
  const holds = vi.fn(() => true);
  const { rules = [] } = corporateFields.url;
  const field = { ...corporateFields.url, max: 20, rules: rules.map((rule) => ({ ...rule, holds })) };
  expect(v.safeParse(input(field), `http://${".".repeat(14)}`).success).toBe(false);
  expect(holds).not.toHaveBeenCalled();
  expect(v.safeParse(input(field), "https://example.jp").success).toBe(true);
  expect(holds).toHaveBeenCalled();
});

test("limits count an emoji as one character, in forms' fields and in other texts", () => {
  const { max = 0 } = inquiryReplyFields.body;
  const body = (count: number) => v.safeParse(input(inquiryReplyFields.body), "🎁".repeat(count)).success;
  expect([body(max), body(max + 1)]).toEqual([true, false]);
  for (const schema of [text(3), optionalText(3)])
    expect([v.safeParse(schema, "🎁🎁🎁").success, v.safeParse(schema, "🎁🎁🎁🎁").success]).toEqual([true, false]);
});
