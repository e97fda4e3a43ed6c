import { and, count, desc, eq, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { loginHistories } from "../db/schema/login.ts";
import { orders } from "../db/schema/order.ts";
import type { Channel } from "../db/schema/shop.ts";
import { normalizeLoginName } from "../db/login-name.ts";

/** An account for login. */
export interface Account {
  id: number;
  email: string;
  passwordHash: string;
  isPasswordUsed: boolean;
  isEmailVerified: boolean;
  /** Whether another account may take the email, or has taken it, before `sharedEmailLogin` is stored. */
  isSharedLoginNeeded: boolean;
}

const isSharedLoginNeeded = sql<boolean>`(${users.isSharedLoginMissing} OR ${users.emailVerifiedAt} IS NULL AND ${users.sharedEmailLogin} IS NULL)`;

export const accountColumns = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  isPasswordUsed: users.isPasswordUsed,
  isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
  isSharedLoginNeeded,
};

/** Finds the account with a login name: a username or an email. */
export async function findAccount(db: Db | Transaction, channelId: number, name: string): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(loginNames)
    .innerJoin(users, eq(users.id, loginNames.userId))
    .where(and(eq(loginNames.channelId, channelId), eq(loginNames.name, normalizeLoginName(name))));
  return account;
}

/**
 * Finds an account whose email is the login name of an older account (decision 0104); the oldest of several.
 *
 * @param login the hash of email and password, as `users.sharedEmailLogin` stores it
 */
export async function findAccountByEmailAndPassword(
  db: Db,
  channelId: number,
  login: Buffer,
): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.sharedEmailLogin, login)))
    .orderBy(users.id)
    .limit(1);
  return account;
}

/** The most accounts of one email whose passwords a login compares; the others have a username. */
const MAX_WITHOUT_SHARED_LOGIN = 3;

/**
 * Finds the accounts of an email that lack their `sharedEmailLogin`, and how many accounts of any one email of the shop lack
 * it: every login compares as many passwords, so that the time of the answer does not reveal which emails have some.
 */
export async function findAccountsWithoutSharedLogin(
  db: Db,
  channelId: number,
  name: string,
): Promise<{ accounts: Account[]; most: number }> {
  const isMissing = and(eq(users.channelId, channelId), users.isSharedLoginMissing);
  const email = sql`lower(normalize(${users.email}, NFKC))`;
  const accounts = await db
    .select(accountColumns)
    .from(users)
    .where(and(isMissing, eq(email, normalizeLoginName(name))))
    .orderBy(users.id)
    .limit(MAX_WITHOUT_SHARED_LOGIN);
  const [largest] = await db
    .select({ count: count() })
    .from(users)
    .where(isMissing)
    .groupBy(email)
    .orderBy(desc(count()))
    .limit(1);
  return { accounts, most: Math.min(largest?.count ?? 0, MAX_WITHOUT_SHARED_LOGIN) };
}

/** Stores the hash by which an account logs in while another one has its email. */
export async function storeSharedLogin(db: Db, userId: number, sharedEmailLogin: Buffer): Promise<void> {
  await db
    .update(users)
    .set({ sharedEmailLogin, isSharedLoginMissing: false })
    .where(and(eq(users.id, userId), isSharedLoginNeeded));
}

/** Whether a login name belongs to an account: its username or email, also an email that it shares with an older account. */
export async function isLoginNameOf(db: Db, channelId: number, name: string, userId: number): Promise<boolean> {
  const normalized = normalizeLoginName(name);
  const [user] = await db
    .select({
      email: users.email,
      isShared: sql<boolean>`${users.sharedEmailLogin} IS NOT NULL OR ${users.isSharedLoginMissing}`,
      name: loginNames.name,
    })
    .from(users)
    .leftJoin(loginNames, and(eq(loginNames.userId, users.id), eq(loginNames.name, normalized)))
    .where(and(eq(users.id, userId), eq(users.channelId, channelId)));
  if (!user) return false;
  return user.name !== null || (user.isShared && normalizeLoginName(user.email) === normalized);
}

/** Assigns a login name to a member; false when another member has it. The unique index decides between concurrent ones. */
export async function claimLoginName(
  tx: Transaction,
  channelId: number,
  name: string,
  userId: number,
): Promise<boolean> {
  const claim = { channelId, name: normalizeLoginName(name), userId };
  await tx.insert(loginNames).values(claim).onConflictDoNothing();
  const [holder] = await tx
    .select({ userId: loginNames.userId })
    .from(loginNames)
    .where(and(eq(loginNames.channelId, channelId), eq(loginNames.name, claim.name)));
  return holder?.userId === userId;
}

/**
 * Makes an email a login name of the member who proved the mailbox with a mailed link. An account that registered it without
 * verifying or using it cannot keep it: otherwise a stranger could register it to keep its owner out. A verified one keeps it,
 * and one in use does unless the member had the email before (decision 0194). Both accounts then share the email (decision
 * 0104). Returns whether the member has it.
 */
export async function claimEmail(
  tx: Transaction,
  channel: Pick<Channel, "id">,
  userId: number,
  email: string,
  { isFormer = false } = {},
): Promise<boolean> {
  if (await claimLoginName(tx, channel.id, email, userId)) return true;
  const holder = await findAccount(tx, channel.id, email);
  const unverified = await findUnverified(tx, holder, { mayBeUsed: isFormer });
  if (unverified === undefined) return false;
  await tx
    .update(loginNames)
    .set({ userId })
    .where(and(eq(loginNames.channelId, channel.id), eq(loginNames.name, normalizeLoginName(email))));
  const isMissing = and(eq(users.id, unverified), isNull(users.sharedEmailLogin));
  await tx.update(users).set({ isSharedLoginMissing: true }).where(isMissing);
  return true;
}

/**
 * Gives an email that an account has no longer to the oldest other account that was registered with it, which would get no mails
 * otherwise: a stranger could register an email before its owner and then leave.
 */
export async function passOnEmail(tx: Transaction, channelId: number, email: string): Promise<void> {
  const name = normalizeLoginName(email);
  await tx.execute(sql`
    INSERT INTO login_names (channel_id, name, user_id)
    SELECT channel_id, ${name}, id FROM users
    WHERE channel_id = ${channelId} AND lower(normalize(email, NFKC)) = ${name}
    ORDER BY id LIMIT 1
    ON CONFLICT DO NOTHING`);
}

/** Whether `claimEmail` would succeed now, for a member who did not have the email before. */
export async function canClaimEmail(
  tx: Transaction,
  channel: Pick<Channel, "id">,
  userId: number,
  email: string,
): Promise<boolean> {
  const holder = await findAccount(tx, channel.id, email);
  const unverified = await findUnverified(tx, holder, { mayBeUsed: false });
  return holder === undefined || holder.id === userId || unverified !== undefined;
}

/** Finds the id of an account that has not verified its email; of one in use only if `mayBeUsed`. */
async function findUnverified(
  tx: Transaction,
  holder: Account | undefined,
  { mayBeUsed }: { mayBeUsed: boolean },
): Promise<number | undefined> {
  const [unverified] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, holder?.id ?? 0), isNull(users.emailVerifiedAt), mayBeUsed ? undefined : isUnused(tx)));
  return unverified?.id;
}

/** Whether an account has no order, and no login after that of its registration. */
export function isUnused(tx: Transaction): SQL | undefined {
  const isLater = and(eq(loginHistories.userId, users.id), ne(loginHistories.method, "register"));
  return and(
    notExists(tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))),
    notExists(tx.select({ id: loginHistories.id }).from(loginHistories).where(isLater)),
  );
}

/**
 * The email to send an account's mails to; null when it is the login name of another account (decision 0104), or without an
 * account. Runs the same query without an account, so that the time of the answer does not reveal whether the account exists.
 */
export async function findMailRecipient(
  db: Db | Transaction,
  channel: Pick<Channel, "id">,
  account: Pick<Account, "id" | "email"> | undefined,
): Promise<string | null> {
  const { id, email } = account ?? { id: 0, email: "" };
  return (await ownsEmail(db, channel, id, email)) ? email : null;
}

/** A member's email, and since when it is verified. Undefined without the member. */
export async function findMemberEmail(
  db: Db | Transaction,
  userId: number,
): Promise<{ email: string; emailVerifiedAt: Date | null } | undefined> {
  const [member] = await db
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return member;
}

/** Whether a member's email is verified: an unverified one may be another person's. */
export const hasVerifiedEmail = async (db: Db | Transaction, userId: number): Promise<boolean> =>
  (await findMemberEmail(db, userId))?.emailVerifiedAt != null;

/** Whether an account's email is its login name: false when another account had it at registration. */
export async function ownsEmail(
  db: Db | Transaction,
  { id }: Pick<Channel, "id">,
  userId: number,
  email: string,
): Promise<boolean> {
  return (await findAccount(db, id, email))?.id === userId;
}
