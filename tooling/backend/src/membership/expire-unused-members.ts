import { and, eq, exists, gt, isNull, lte } from "drizzle-orm";
import { isUnused, passOnEmail } from "../account/account-names.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { sessionFamilies, users } from "../db/schema/account.ts";
import { carts } from "../db/schema/cart.ts";
import { loginHistories } from "../db/schema/login.ts";
import { tryEach } from "../process/try-each.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Accounts per run. */
const BATCH = 20;
/** How long an account that is still logged in stays before it is checked again. */
const RECHECK_DAYS = 30;

/**
 * Deletes accounts that were neither verified nor used since their registration, which needs no proof of the email (decision 0229).
 * Each has its own transaction under its row's lock, so it may run in several processes.
 *
 * @returns the number of accounts processed
 */
export async function expireUnusedMembers(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.expiresAt, now))
    .orderBy(users.expiresAt)
    .limit(BATCH);
  return tryEach("unused members", due, ({ id }) => db.transaction((tx) => expireMember(tx, id, now)));
}

async function expireMember(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const isDue = and(eq(users.id, id), lte(users.expiresAt, now));
  const [user] = await tx.select().from(users).where(isDue).for("update", { skipLocked: true });
  if (!user) return false;
  const isLive = and(
    eq(sessionFamilies.userId, id),
    isNull(sessionFamilies.endedAt),
    gt(sessionFamilies.expiresAt, now),
  );
  if (!(await isExpired(tx, id))) await tx.update(users).set({ expiresAt: null }).where(eq(users.id, id));
  else if ((await tx.$count(sessionFamilies, isLive)) > 0)
    await tx
      .update(users)
      .set({ expiresAt: addDaysInJapan(now, RECHECK_DAYS) })
      .where(eq(users.id, id));
  else {
    await tx.delete(carts).where(and(eq(carts.userId, id), isNull(carts.decidedAt)));
    await tx.delete(users).where(eq(users.id, id));
    await passOnEmail(tx, user.channelId, user.email);
  }
  return true;
}

/** Only accounts with the login of their registration: others were imported, or exist for longer than a history. */
async function isExpired(tx: Transaction, id: number): Promise<boolean> {
  const registration = tx
    .select({ id: loginHistories.id })
    .from(loginHistories)
    .where(and(eq(loginHistories.userId, users.id), eq(loginHistories.method, "register")));
  const isUnverified = and(eq(users.id, id), isNull(users.emailVerifiedAt), eq(users.point, 0));
  return (await tx.$count(users, and(isUnverified, isUnused(tx), exists(registration)))) > 0;
}
