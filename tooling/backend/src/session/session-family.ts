import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { and, arrayContains, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { secondsInDay } from "date-fns/constants";
import { addSeconds } from "date-fns/addSeconds";
import type { Db, Transaction } from "../db/pool.ts";
import { sessionFamilies, users } from "../db/schema/account.ts";
import { createUnauthenticatedError } from "../http/problems.ts";

/** Lifetime of a login without use. */
export const REFRESH_SECONDS = 30 * secondsInDay;
/**
 * How long the previous secret is still accepted, with the same successor as the first time: two tabs may send it at
 * once, or the response may be lost when a process dies. After that, its use means theft.
 */
export const REFRESH_GRACE_SECONDS = 30;

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** A session and the refresh token that continues it, `<session>.<secret>`. */
export interface OpenedFamily {
  sessionId: string;
  token: string;
}

/** Sessions of a member, in as many browsers; the one that was used least recently ends for another. */
export const MAX_FAMILIES = 100;

/** What opened a session family. */
export interface SessionProof {
  /** Whether the member proved just now who they are; false for a login taken over from another shop. */
  isConfirmed: boolean;
  /** Whether the member used or set the password, or used a passkey: only the member can open another such session. */
  isByOwnProof: boolean;
  /** The session of another shop that it was taken over from. */
  source?: SourceSession | undefined;
}

/** A session that another shop takes over. */
export interface SourceSession {
  id: string;
  userId: number;
}

/**
 * Starts a session family. Only the hash of its refresh token is stored.
 *
 * @throws ApiError 401 if the session that it is taken over from has ended
 */
export async function openFamily(
  db: Db | Transaction,
  userId: number,
  now: Date,
  { isConfirmed, isByOwnProof, source }: SessionProof,
): Promise<OpenedFamily> {
  const viaUserIds = source ? await lockSource(db, source) : [];
  const id = randomUUID();
  const token = `${id}.${randomBytes(32).toString("base64url")}`;
  const mine = eq(sessionFamilies.userId, userId);
  const beyondLimit = db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(mine)
    .orderBy(desc(sessionFamilies.rotatedAt), desc(sessionFamilies.id))
    .offset(MAX_FAMILIES - 1);
  const isExpired = lte(sessionFamilies.expiresAt, now);
  await db.delete(sessionFamilies).where(and(mine, or(isExpired, inArray(sessionFamilies.id, beyondLimit))));
  await db.insert(sessionFamilies).values({
    id,
    userId,
    tokenHash: hashOf(token),
    rotatedAt: now,
    expiresAt: expiry(now),
    isByOwnProof,
    viaUserIds,
    ...(isConfirmed && { confirmedAt: now }),
  });
  return { sessionId: id, token };
}

/** Locks the session that is taken over: it cannot end before the new one is stored. Returns the members that it came through. */
async function lockSource(tx: Db | Transaction, { id, userId }: SourceSession): Promise<number[]> {
  const [source] = await tx
    .select({ viaUserIds: sessionFamilies.viaUserIds })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.id, id), isNull(sessionFamilies.endedAt)))
    .for("share");
  if (!source) throw createUnauthenticatedError();
  return [...new Set([...source.viaUserIds, userId])];
}

/**
 * Rotates a refresh token. Returns null when it is unknown, ended or expired. Reuse of an old one after the grace period
 * ends the family.
 */
export function rotate(
  db: Db,
  secret: string,
  token: string,
  now: Date,
): Promise<(OpenedFamily & { userId: number }) | null> {
  return db.transaction(async (tx) => {
    const id = familyOf(token);
    if (!id) return null;
    const [family] = await tx.select().from(sessionFamilies).where(eq(sessionFamilies.id, id)).for("update");
    if (!family || family.endedAt || family.expiresAt <= now) return null;

    // The successor is derived from the token and the shop's key, so that a repeated request gets the same one.
    const successor = `${id}.${createHmac("sha256", `refresh:${secret}`).update(token).digest("base64url")}`;
    const hash = hashOf(token);
    if (family.tokenHash.equals(hash)) {
      await tx
        .update(sessionFamilies)
        .set({ tokenHash: hashOf(successor), previousHash: hash, rotatedAt: now, expiresAt: expiry(now) })
        .where(eq(sessionFamilies.id, id));
      return { userId: family.userId, sessionId: id, token: successor };
    }
    const age = now.getTime() - family.rotatedAt.getTime();
    if (family.previousHash?.equals(hash) && age <= REFRESH_GRACE_SECONDS * 1000)
      return { userId: family.userId, sessionId: id, token: successor };
    await tx.update(sessionFamilies).set({ endedAt: now, endReason: "reuse" }).where(eq(sessionFamilies.id, id));
    return null;
  });
}

/** Logs a member out of the session of an access token and of the one of the browser's refresh token. */
export async function endSessions(
  db: Db,
  userId: number,
  { sessionId, refreshToken }: { sessionId: string; refreshToken: string | undefined },
  now: Date,
): Promise<void> {
  const ids = [sessionId, familyOf(refreshToken ?? "")].filter((id) => id !== undefined);
  await db
    .update(sessionFamilies)
    .set({ endedAt: now, endReason: "logout" })
    .where(and(inArray(sessionFamilies.id, ids), eq(sessionFamilies.userId, userId), isNull(sessionFamilies.endedAt)));
}

/**
 * Ends the session that a browser had before a new login in it. Its refresh token is the proof: the id alone is in each access
 * token. Returns the member of the ended session.
 */
export async function endReplacedSession(db: Db, refreshToken: string, now: Date): Promise<number | null> {
  const id = familyOf(refreshToken);
  if (!id) return null;
  const hash = hashOf(refreshToken);
  const [ended] = await db
    .update(sessionFamilies)
    .set({ endedAt: now, endReason: "logout" })
    .where(
      and(
        eq(sessionFamilies.id, id),
        or(eq(sessionFamilies.tokenHash, hash), eq(sessionFamilies.previousHash, hash)),
        isNull(sessionFamilies.endedAt),
      ),
    )
    .returning({ userId: sessionFamilies.userId });
  return ended?.userId ?? null;
}

/** Whether the member proved in this session, after a moment, who they are. */
export async function isConfirmedSince(db: Db | Transaction, sessionId: string, moment: Date): Promise<boolean> {
  const [session] = await db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.id, sessionId), gt(sessionFamilies.confirmedAt, moment)));
  return session !== undefined;
}

/** Whether a session was opened with the password or a passkey. */
export async function isSessionByOwnProof(db: Db, sessionId: string): Promise<boolean> {
  const [session] = await db
    .select({ isByOwnProof: sessionFamilies.isByOwnProof })
    .from(sessionFamilies)
    .where(eq(sessionFamilies.id, sessionId));
  return session?.isByOwnProof === true;
}

/** Whether a session has not ended. It cannot end before the transaction does. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const [session] = await tx
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.id, sessionId), isNull(sessionFamilies.endedAt)))
    .for("share");
  return session !== undefined;
}

/**
 * Requires in a transaction that the session of a request has not ended while it waited for a lock. Work in the background has
 * no session (undefined).
 *
 * @throws ApiError 401
 */
export async function requireLiveSession(tx: Transaction, sessionId: string | null | undefined): Promise<void> {
  if (sessionId === undefined) return;
  if (sessionId === null || !(await lockSession(tx, sessionId))) throw createUnauthenticatedError();
}

/** Records that the member proved in this session who they are. */
export async function confirmSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessionFamilies).set({ confirmedAt: now }).where(eq(sessionFamilies.id, sessionId));
}

/**
 * Ends every login of a member, e.g. after a password change, and those that other shops took over from it. Returns the members
 * of those shops.
 */
export async function endFamilies(db: Db | Transaction, userId: number, now: Date): Promise<number[]> {
  const isTheirs = or(eq(sessionFamilies.userId, userId), arrayContains(sessionFamilies.viaUserIds, [userId]));
  const live = and(isTheirs, isNull(sessionFamilies.endedAt));
  // By id: two accounts whose logins took each other over may get new passwords at once.
  await db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(live)
    .orderBy(sessionFamilies.id)
    .for("update");
  // A second statement also finds the logins that were being taken over: each held the lock of its source until it was stored.
  const ended = await db
    .update(sessionFamilies)
    .set({ endedAt: now, endReason: "password" })
    .where(live)
    .returning({ userId: sessionFamilies.userId });
  return [...new Set(ended.map((each) => each.userId))].filter((id) => id !== userId);
}

/** The login of a shop that a refresh token belongs to, without rotating it; null when it is not valid. */
export async function findSession(
  db: Db | Transaction,
  channelId: number,
  token: string,
  now: Date,
): Promise<SourceSession | null> {
  const id = familyOf(token);
  if (!id) return null;
  const [family] = await db
    .select({ userId: sessionFamilies.userId })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(
      and(
        eq(users.channelId, channelId),
        eq(sessionFamilies.id, id),
        eq(sessionFamilies.tokenHash, hashOf(token)),
        isNull(sessionFamilies.endedAt),
        gt(sessionFamilies.expiresAt, now),
      ),
    );
  return family ? { id, userId: family.userId } : null;
}

function familyOf(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];
}

function expiry(now: Date): Date {
  return addSeconds(now, REFRESH_SECONDS);
}
