import * as v from "valibot";
import { expect, test } from "vitest";
import { callList } from "./calls.ts";
import { isSchema, structureOf } from "./schema-structure.ts";

/** The schemas of texts in a schema, by their path. Lists of choices and numbers are not among them. */
function* textsIn(schema: v.GenericSchema, path: string): Generator<readonly [string, v.GenericSchema]> {
  const { type, entries = {}, wrapped, item, key, value, options = [], getter } = structureOf(schema);
  if (["string", "any", "unknown"].includes(type)) yield [path, schema];
  for (const [name, entry] of Object.entries(entries)) yield* textsIn(entry, `${path}.${name}`);
  for (const part of [wrapped, item, key, value, ...options, getter?.(undefined)])
    if (isSchema(part)) yield* textsIn(part, path);
}

const texts = callList.flatMap((call) =>
  [call.body, call.query, call.params].flatMap((schema) => (schema ? [...textsIn(schema, call.name)] : [])),
);
const accepting = (text: string) => [
  ...new Set(texts.filter(([, schema]) => v.safeParse(schema, text).success).map(([path]) => path)),
];

/** Compared with stored values, never stored or shown. */
const COMPARED = [
  "login.password",
  "login.cart_token",
  "verifyLogin.cart_token",
  "syncLogin.cart_token",
  "completeOauth.state",
  "completeOauth.code",
  "completeOauth.error",
  "completeOauth.cart_token",
  "loginWithPasskey.cart_token",
  "beginPasskey.current_password",
  "deletePasskey.current_password",
  "requestReminder.recaptcha_token",
  "resetReminder.cart_token",
  "updateUser.current_password",
  "deleteUser.current_password",
  "deleteAllAddresses.current_password",
  "changePassword.current_password",
  "endOtherLogins.current_password",
  "createUser.cart_token",
  "createUser.recaptcha_token",
  "listProducts.word",
  "getFileContents.url",
  "decideCart.current_password",
  "listCartLeadTimes.keys",
  "listQas.word",
  "listSearchSuggestions.word",
  "unlockTag.password",
  "createInquiry.recaptcha_token",
  "createCard.current_password",
];

/** Written in several lines. */
const LINES = [
  "modifyCartOther.remarks",
  "addCartPacking.message_card.message",
  "modifyCartPacking.packings.message_card.message",
  "cancelOrder.cancel_reason",
  "setSocialReceiver.receiver.message",
  "createProductRequest.note",
  "createReview.body",
  "createInquiry.body",
  "replyToInquiry.body",
  "createMemo.body",
  "updateMemo.body",
];

test.each(["\n", "\r", "\t", "\u2028"])("[valid.one-line] only texts of several lines take %j", (end) => {
  expect(accepting(`お${end}茶`).toSorted()).toEqual([...COMPARED, ...LINES].toSorted());
});

test.each(["\u0000", "\u0085", "\u001B", "\u202E", "\u2066", "\u200B", "\uFEFF", "\u3164", "\u2800", "\u{E0041}"])(
  "[valid.one-line] no text of a call takes %j",
  (control) => {
    expect(accepting(`お${control}茶`).toSorted()).toEqual(COMPARED.toSorted());
  },
);

test.each(["\u200B", "\u00AD", "\u2060\uFE0F", "\u3164", "\u2800", "\u115F", " \u200D ", "\u0301", "\u20DD"])(
  "[valid.one-line] no required text of a call accepts only %j, which is invisible",
  (invisible) => {
    const others = new Set([...accepting(""), ...COMPARED]);
    expect(accepting(invisible).filter((path) => !others.has(path))).toEqual([]);
  },
);
