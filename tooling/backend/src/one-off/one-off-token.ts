import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { addSeconds } from "date-fns/addSeconds";
import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";
import type { Db, Transaction } from "../db/pool.ts";
import { type OneOffToken, oneOffTokens, type TokenKind } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { oneOffCopy } from "./one-off.copy.ts";

/** Seconds that each kind holds. */
const LIFETIME: Readonly<Record<TokenKind, number>> = {
  unlock: secondsInDay,
  reminder: secondsInHour,
  email: secondsInDay,
  code: 10 * secondsInMinute,
  sync: secondsInMinute,
  oauth: 10 * secondsInMinute,
  registration: secondsInHour,
};

/** Wrong answers and wrong codes that a token bears. */
const MOST_TRIES = 5;

export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

type Carried = Pick<OneOffToken, "channelId" | "userId"> &
  Partial<Pick<OneOffToken, "type" | "email" | "subject" | "codeHash" | "fromUserId">>;

/** Makes a secret that holds once and for a while, in the shop it was made for. Only its hash is kept. */
export async function issueToken(
  db: Db | Transaction,
  kind: TokenKind,
  carried: Carried,
  now: Date,
  token = randomBytes(32).toString("base64url"),
): Promise<string> {
  await db.execute(sql`
    DELETE FROM one_off_tokens WHERE hash IN (
      SELECT hash FROM one_off_tokens WHERE expires_at <= ${now.toISOString()} LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
  const expiresAt = addSeconds(now, LIFETIME[kind]);
  await db.insert(oneOffTokens).values({ hash: tokenHash(token), kind, ...carried, expiresAt });
  return token;
}

/** A token as somebody hands it in. */
export interface Presented {
  channelId: number;
  kind: TokenKind;
  token: string;
}

function isThere({ channelId, kind, token }: Presented, now: Date) {
  return and(
    eq(oneOffTokens.hash, tokenHash(token)),
    eq(oneOffTokens.channelId, channelId),
    eq(oneOffTokens.kind, kind),
    gt(oneOffTokens.expiresAt, now),
  );
}

const hasTriesLeft = lt(oneOffTokens.tries, MOST_TRIES);

/** Looks at a token without using it up; null where it is unknown, used, another shop's or too old. */
export async function findToken(db: Db | Transaction, token: Presented, now: Date): Promise<OneOffToken | null> {
  const [row] = await db
    .select()
    .from(oneOffTokens)
    .where(and(isThere(token, now), hasTriesLeft));
  return row ?? null;
}

/** Looks at a token and counts it as a try, before what comes with it is compared: so no two slip past each other. */
export async function tryToken(db: Db | Transaction, token: Presented, now: Date): Promise<OneOffToken | null> {
  const [row] = await db
    .update(oneOffTokens)
    .set({ tries: sql`${oneOffTokens.tries} + 1` })
    .where(and(isThere(token, now), hasTriesLeft))
    .returning();
  return row ?? null;
}

/** Uses a token up; of several at the same moment one gets it. The last of its tries may still use it. */
export async function redeemToken(db: Db | Transaction, token: Presented, now: Date): Promise<OneOffToken | null> {
  const [row] = await db.delete(oneOffTokens).where(isThere(token, now)).returning();
  return row ?? null;
}

/** Unknown, used, another shop's and too old are answered alike. */
export const tokenInvalid = () => new ApiError(404, "token.invalid", oneOffCopy.invalid);
