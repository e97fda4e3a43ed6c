import { and, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import type { Channel } from "../db/schema/shop.ts";
import { normalizeLoginName } from "../db/login-name.ts";

/** An account for login. */
export interface Account {
  id: number;
  email: string;
  passwordHash: string;
}

/** Finds the account with a login name: a username or an email. */
export async function findAccount(db: Db | Transaction, channelId: number, name: string): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
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
): Promise<number | undefined> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.sharedEmailLogin, login)))
    .orderBy(users.id)
    .limit(1);
  return account?.id;
}

/** Whether a login name belongs to an account: its username or email, also an email that it shares with an older account. */
export async function isLoginNameOf(db: Db, channelId: number, name: string, userId: number): Promise<boolean> {
  const normalized = normalizeLoginName(name);
  const [user] = await db
    .select({ email: users.email, sharedEmailLogin: users.sharedEmailLogin, name: loginNames.name })
    .from(users)
    .leftJoin(loginNames, and(eq(loginNames.userId, users.id), eq(loginNames.name, normalized)))
    .where(and(eq(users.id, userId), eq(users.channelId, channelId)));
  if (!user) return false;
  return user.name !== null || (user.sharedEmailLogin !== null && normalizeLoginName(user.email) === normalized);
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

/** Whether an account's email is its login name: false when another account had it at registration. */
export async function ownsEmail(
  db: Db | Transaction,
  { id }: Pick<Channel, "id">,
  userId: number,
  email: string,
): Promise<boolean> {
  return (await findAccount(db, id, email))?.id === userId;
}
