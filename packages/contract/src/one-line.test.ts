import * as v from "valibot";
import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { callList } from "./calls.ts";

type Schema = NonNullable<Call["body"]>;

interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => Schema;
}

const isSchema = (part: unknown): part is Schema => typeof part === "object" && part !== null;

/** The schemas of texts in a schema, by their path. Lists of choices and numbers are not among them. */
function* textsIn(schema: Schema, path: string): Generator<readonly [string, Schema]> {
  const { type, entries = {}, wrapped, item, key, value, options = [], getter } = schema as unknown as Parts;
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
  "requestReminder.recaptcha_token",
  "resetReminder.cart_token",
  "updateUser.current_password",
  "deleteUser.current_password",
  "changePassword.current_password",
  "endOtherLogins.current_password",
  "createUser.cart_token",
  "createUser.recaptcha_token",
  "listProducts.word",
  "getFileContents.url",
  "decideCart.current_password",
  "listCartLeadTimes.keys",
  "listQas.word",
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

test.each(["\u0000", "\u0085", "\u001B", "\u202E", "\u2066"])(
  "[valid.one-line] no text of a call takes %j",
  (control) => {
    expect(accepting(`お${control}茶`).toSorted()).toEqual(COMPARED.toSorted());
  },
);

test.each(["\u200B", "\u00AD", "\u2060\uFE0F", "\u3164", "\u2800", "\u115F", " \u200D "])(
  "[valid.one-line] no required text of a call is only %j, which nobody sees",
  (invisible) => {
    const others = new Set([...accepting(""), ...COMPARED]);
    expect(accepting(invisible).filter((path) => !others.has(path))).toEqual([]);
  },
);
