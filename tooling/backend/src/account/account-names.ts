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

/** Finds the account that has this email and password although the email opens another account; the oldest of several. */
export async function findSharedEmailAccount(db: Db, channelId: number, login: Buffer): Promise<number | undefined> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.sharedEmailLogin, login)))
    .orderBy(users.id)
    .limit(1);
  return account?.id;
}

/** Whether a login name can open an account: its username or email, also an email that another account holds. */
export async function isNameOf(db: Db, channelId: number, name: string, userId: number): Promise<boolean> {
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
export async function claimName(tx: Transaction, channelId: number, name: string, userId: number): Promise<boolean> {
  const claim = { channelId, name: normalizeLoginName(name), userId };
  await tx.insert(loginNames).values(claim).onConflictDoNothing();
  const [holder] = await tx
    .select({ userId: loginNames.userId })
    .from(loginNames)
    .where(and(eq(loginNames.channelId, channelId), eq(loginNames.name, claim.name)));
  return holder?.userId === userId;
}

/**
 * The email to send an account's mails to: null when another account holds the email (decision 0104), or without an account,
 * at the same cost.
 */
export async function findMailRecipient(
  db: Db | Transaction,
  channel: Pick<Channel, "id">,
  account: Pick<Account, "id" | "email"> | undefined,
): Promise<string | null> {
  const { id, email } = account ?? { id: 0, email: "" };
  return (await ownsEmail(db, channel, id, email)) ? email : null;
}

/** Whether a member's account holds its email: false when another one held it at registration. */
export async function ownsEmail(
  db: Db | Transaction,
  { id }: Pick<Channel, "id">,
  userId: number,
  email: string,
): Promise<boolean> {
  return (await findAccount(db, id, email))?.id === userId;
}
