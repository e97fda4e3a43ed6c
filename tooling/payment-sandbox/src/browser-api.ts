import type { Context as Http } from "hono";
import { cardFields } from "@noren/validation/fields/card";
import type { TextField } from "@noren/validation/fields/field";
import { japanTime } from "@noren/validation/japan-time";
import * as v from "valibot";
import type { Sandbox } from "./api.ts";
import { issueCodeToken, issueToken } from "./cards.ts";
import { openSession } from "./fraud.ts";
import { sandboxCopy } from "./sandbox.copy.ts";
import { TEST_CARDS } from "./test-cards.ts";

const copy = sandboxCopy.token;

const MAX_NAME_LENGTH = 50;

const isValid = ({ rules = [] }: TextField, text: string) => rules.every(({ holds }) => holds(text));

/** A card as the script sends it, with the field names of the shop's form [labels.japanese]. */
const Card = v.object({
  ccNumber: v.pipe(
    v.string(copy.number),
    v.check((number) => Object.hasOwn(TEST_CARDS, number), copy.number),
  ),
  ccName: v.pipe(
    v.string(copy.name),
    v.check((name) => isValid(cardFields.ccName, name) && name.length <= MAX_NAME_LENGTH, copy.name),
  ),
  ccExpiration: v.pipe(
    v.string(copy.expired),
    v.check((month) => isValid(cardFields.ccExpiration, month), copy.expired),
  ),
  securityCode: v.pipe(
    v.string(copy.code),
    v.check((code) => isValid(cardFields.securityCode, code), copy.code),
  ),
});

const Body = v.object({ merchant_id: v.string(), card: v.unknown() });

/** Handles `POST /tokens`: exchanges a card's number for a token. The number is not stored. */
export const tokenApi = (sandbox: Sandbox) => async (http: Http) => {
  const body = v.safeParse(Body, await http.req.json().catch(() => undefined));
  const read = v.safeParse(Card, body.success ? body.output.card : undefined);
  if (!read.success) return refuse(http, v.flatten(read.issues).nested ?? {});
  const { ccNumber, ccName: name, ccExpiration: expiration } = read.output;
  const now = sandbox.now();
  // A card is valid to the end of its month in Japan.
  const { year, month } = japanTime(now);
  if (expiration < year + month) return refuse(http, { ccExpiration: [copy.expired] });
  const found = TEST_CARDS[ccNumber];
  if (!found) return refuse(http, { ccNumber: [copy.number] });
  const last4 = ccNumber.slice(-4);
  const token = await issueToken(sandbox.db, { ...found, last4, expiration, name }, now);
  return http.json({ ...token, brand: found.brand, masked_number: `************${last4}`, expiration });
};

/** Handles `POST /codes`: exchanges the security code of a stored card for a token. The code is not stored. */
export const codeApi = (sandbox: Sandbox) => async (http: Http) => {
  const body = v.safeParse(Body, await http.req.json().catch(() => undefined));
  const read = v.safeParse(v.pick(Card, ["securityCode"]), body.success ? body.output.card : undefined);
  if (!read.success) return refuse(http, v.flatten(read.issues).nested ?? {});
  return http.json(await issueCodeToken(sandbox.db, sandbox.now()));
};

/** Handles `POST /fraud-sessions`: returns an id for this browser. */
export const sessionApi = (sandbox: Sandbox) => async (http: Http) =>
  http.json({ session: await openSession(sandbox.db, sandbox.now()) });

const refuse = (http: Http, errors: object) => http.json({ message: copy.invalid, errors }, 422);
