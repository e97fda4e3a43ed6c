import type { Context as Http } from "hono";
import { japanTime } from "@noren/validation/japan-time";
import * as v from "valibot";
import type { Sandbox } from "./api.ts";
import { issueToken } from "./cards.ts";
import { openSession } from "./fraud.ts";
import { sandboxCopy } from "./sandbox.copy.ts";
import { TEST_CARDS } from "./test-cards.ts";

const words = sandboxCopy.token;

/** A card as the script sends it, with the field names of the shop's form [labels.japanese]. */
const Card = v.object({
  ccNumber: v.pipe(
    v.string(words.number),
    v.check((number) => Object.hasOwn(TEST_CARDS, number), words.number),
  ),
  ccName: v.pipe(v.string(words.name), v.regex(/^[A-Za-z][A-Za-z .'-]{0,49}$/, words.name)),
  ccExpiration: v.pipe(v.string(words.expired), v.regex(/^20\d{2}(0[1-9]|1[0-2])$/, words.expired)),
  securityCode: v.pipe(v.string(words.code), v.regex(/^\d{3,4}$/, words.code)),
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
  if (expiration < year + month) return refuse(http, { ccExpiration: [words.expired] });
  const found = TEST_CARDS[ccNumber];
  if (!found) return refuse(http, { ccNumber: [words.number] });
  const last4 = ccNumber.slice(-4);
  const token = await issueToken(sandbox.db, { ...found, last4, expiration, name }, now);
  return http.json({ ...token, brand: found.brand, masked_number: `************${last4}`, expiration });
};

/** Handles `POST /fraud-sessions`: returns an id for this browser. */
export const sessionApi = (sandbox: Sandbox) => async (http: Http) =>
  http.json({ session: await openSession(sandbox.db, sandbox.now()) });

const refuse = (http: Http, errors: object) => http.json({ message: words.invalid, errors }, 422);
