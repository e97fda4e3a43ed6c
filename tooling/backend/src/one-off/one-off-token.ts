import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { addSeconds } from "date-fns/addSeconds";
import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";
import type { Db, Transaction } from "../db/pool.ts";
import { type OneOffToken, oneOffTokens, type TokenKind } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { oneOffCopy } from "./one-off.copy.ts";

/** Days in which the former email can revert a change. */
export const EMAIL_RESTORE_DAYS = 7;

/** Lifetime of each kind in seconds. */
const LIFETIME: Readonly<Record<TokenKind, number>> = {
  unlock: secondsInDay,
  reminder: secondsInHour,
  email: secondsInDay,
  email_restore: EMAIL_RESTORE_DAYS * secondsInDay,
  code: 10 * secondsInMinute,
  sync: secondsInMinute,
  oauth: 10 * secondsInMinute,
  registration: secondsInHour,
  passkey: 10 * secondsInMinute,
  passkey_login: 10 * secondsInMinute,
};

/** The end of all access to an account, or a change of its email. */
type TokenEnd = "access" | "email";

/**
 * The events that delete the unused tokens of a member. A change of the email deletes those that were mailed to the former one.
 * A kind without an event belongs to a browser before its login, or reverts a change of the email.
 */
const ENDED_BY: Readonly<Record<TokenKind, readonly TokenEnd[]>> = {
  unlock: ["access", "email"],
  reminder: ["access", "email"],
  email: ["access", "email"],
  email_restore: [],
  code: ["access", "email"],
  sync: ["access"],
  oauth: [],
  registration: [],
  passkey: ["access"],
  passkey_login: [],
};

/** Failed attempts (wrong answer, wrong code) after which a token is invalid. */
const MAX_TRIES = 5;

export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

type TokenData = Pick<OneOffToken, "channelId" | "userId"> &
  Partial<Pick<OneOffToken, "type" | "email" | "isEmailVerified" | "subject" | "codeHash" | "fromUserId" | "service">>;

/** Issues a single-use token of a shop, valid for its kind's lifetime. Only its hash is stored. */
export async function issueToken(
  db: Db | Transaction,
  kind: TokenKind,
  data: TokenData,
  now: Date,
  token = randomBytes(32).toString("base64url"),
): Promise<string> {
  await deleteExpiredTokens(db, now);
  const expiresAt = addSeconds(now, LIFETIME[kind]);
  await db.insert(oneOffTokens).values({ hash: tokenHash(token), kind, ...data, expiresAt });
  return token;
}

/**
 * Starts the lifetime of mailed tokens anew, for a mail that was delayed. Returns the hashes of those that exist: others were
 * used or withdrawn.
 */
export async function renewTokens(db: Db, hashes: readonly Buffer[], now: Date): Promise<Buffer[]> {
  if (hashes.length === 0) return [];
  const lifetimes = Object.entries(LIFETIME).map(([kind, seconds]) => sql`WHEN ${kind} THEN ${seconds}::int`);
  const seconds = sql`CASE ${oneOffTokens.kind} ${sql.join(lifetimes, sql` `)} END`;
  const renewed = await db
    .update(oneOffTokens)
    .set({ expiresAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${seconds})` })
    .where(inArray(oneOffTokens.hash, [...hashes]))
    .returning({ hash: oneOffTokens.hash });
  return renewed.map(({ hash }) => hash);
}

/**
 * Deletes a batch of expired tokens, some of which contain emails, except those whose mail waits to be sent. Returns the
 * number of deleted rows.
 */
export async function deleteExpiredTokens(db: Db | Transaction, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM one_off_tokens WHERE hash IN (
      SELECT hash FROM one_off_tokens WHERE expires_at <= ${now.toISOString()}
        AND NOT EXISTS (SELECT FROM mails WHERE mails.token_hash = one_off_tokens.hash AND failed_at IS NULL)
      ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
  return rowCount ?? 0;
}

/** Deletes a member's tokens of the kinds that this event ends. The caller holds the member's lock. */
export async function endTokens(tx: Transaction, userId: number, end: TokenEnd): Promise<void> {
  const kinds = (Object.keys(ENDED_BY) as TokenKind[]).filter((kind) => ENDED_BY[kind].includes(end));
  await tx.delete(oneOffTokens).where(and(eq(oneOffTokens.userId, userId), inArray(oneOffTokens.kind, kinds)));
}

/** A token from a request. */
export interface TokenInput {
  channelId: number;
  kind: TokenKind;
  token: string;
}

function isValid({ channelId, kind, token }: TokenInput, now: Date) {
  return and(
    eq(oneOffTokens.hash, tokenHash(token)),
    eq(oneOffTokens.channelId, channelId),
    eq(oneOffTokens.kind, kind),
    gt(oneOffTokens.expiresAt, now),
  );
}

const hasTriesLeft = lt(oneOffTokens.tries, MAX_TRIES);

/** Reads a token without redeeming it. Returns null when it is unknown, used, another shop's or expired. */
export async function findToken(db: Db | Transaction, token: TokenInput, now: Date): Promise<OneOffToken | null> {
  const [row] = await db
    .select()
    .from(oneOffTokens)
    .where(and(isValid(token, now), hasTriesLeft));
  return row ?? null;
}

/** Reads a token and counts an attempt before the answer or code is compared, so that concurrent attempts all count. */
export async function tryToken(db: Db | Transaction, token: TokenInput, now: Date): Promise<OneOffToken | null> {
  const [row] = await db
    .update(oneOffTokens)
    .set({ tries: sql`${oneOffTokens.tries} + 1` })
    .where(and(isValid(token, now), hasTriesLeft))
    .returning();
  return row ?? null;
}

/** Redeems a token; of concurrent requests exactly one succeeds. Works after the last allowed attempt, too. */
export async function redeemToken(db: Db | Transaction, token: TokenInput, now: Date): Promise<OneOffToken | null> {
  const [row] = await db.delete(oneOffTokens).where(isValid(token, now)).returning();
  return row ?? null;
}

/** The same error for unknown, used, foreign and expired tokens, so that it reveals nothing. */
export const createInvalidTokenError = () => new ApiError(404, "token.invalid", oneOffCopy.invalid);
