import type { LoginHistory, LoginMethod } from "@noren/contract";
import { and, count, desc, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { withPage } from "../db/with-page.ts";
import { loginHistories } from "../db/schema/login.ts";
import type { Page } from "../http/pagination.ts";
import { accountCopy } from "./account.copy.ts";
import type { RequestContext } from "../context/request-context.ts";
import { deviceName } from "./device-name.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Retention of login histories. */
const KEEP_DAYS = 365;
/** Entries of a member: logins with the right password are not limited. */
export const MAX_HISTORIES = 500;
/** Maximum lengths stored: both values come from the client or a proxy. */
const USER_AGENT_LENGTH = 500;
const IP_LENGTH = 64;

/** Records a login for the member's login history. */
export async function writeLoginHistory(
  context: RequestContext,
  { userId, sessionId, method }: { userId: number; sessionId: string; method: LoginMethod },
): Promise<void> {
  const { db, network } = context;
  const now = context.now();
  const mine = eq(loginHistories.userId, userId);
  const beyondLimit = db
    .select({ id: loginHistories.id })
    .from(loginHistories)
    .where(mine)
    .orderBy(desc(loginHistories.loggedInAt), desc(loginHistories.id))
    .offset(MAX_HISTORIES - 1);
  const isOld = lte(loginHistories.loggedInAt, addDaysInJapan(now, -KEEP_DAYS));
  await db.delete(loginHistories).where(and(mine, or(isOld, inArray(loginHistories.id, beyondLimit))));
  const userAgent = context.userAgent.slice(0, USER_AGENT_LENGTH);
  const ipAddress = network.slice(0, IP_LENGTH);
  await db.insert(loginHistories).values({ userId, sessionId, loggedInAt: now, method, ipAddress, userAgent });
}

/** Keeps the record of a login with the session that replaced its own. */
export async function moveLogin(
  tx: Transaction,
  userId: number,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  if (from === null) return;
  const isOwn = and(eq(loginHistories.userId, userId), eq(loginHistories.sessionId, from));
  await tx.update(loginHistories).set({ sessionId: to }).where(isOwn);
}

/** A page of the member's logins, newest first, with their total number; `sessionId` marks the own one. */
export async function listLoginHistories(
  db: Db,
  { memberId: userId, sessionId: current }: { memberId: number; sessionId: string },
  page: Page,
  now: Date,
): Promise<{ data: LoginHistory[]; total: number }> {
  const mine = and(eq(loginHistories.userId, userId), gt(loginHistories.loggedInAt, addDaysInJapan(now, -KEEP_DAYS)));
  const rows = await withPage(
    db
      .select()
      .from(loginHistories)
      .where(mine)
      .orderBy(desc(loginHistories.loggedInAt), desc(loginHistories.id))
      .$dynamic(),
    page,
  );
  const [counted] = await db.select({ count: count() }).from(loginHistories).where(mine);
  return {
    data: rows.map(({ id, sessionId, loggedInAt, method, ipAddress, userAgent }) => ({
      id,
      logged_in_at: loggedInAt.toISOString(),
      method,
      method_name: accountCopy.methods[method],
      ip_address: ipAddress,
      device_name: deviceName(userAgent) ?? accountCopy.unknownDevice,
      is_current: sessionId === current,
    })),
    total: counted?.count ?? 0,
  };
}
