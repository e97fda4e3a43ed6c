import { and, eq } from "drizzle-orm";
import type { ShopContext } from "../context/request-context.ts";
import { users } from "../db/schema/account.ts";
import { userMemorials } from "../db/schema/note.ts";

const STOP_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Stops the mails before the memorial days that a member has now. Returns false for an unknown key. */
export async function stopMails({ db, channel }: ShopContext, stopKey: string): Promise<boolean> {
  if (!STOP_KEY.test(stopKey)) return false;
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mailStopKey, stopKey), eq(users.channelId, channel.id)));
  if (!member) return false;
  await db.update(userMemorials).set({ isMailStopped: true }).where(eq(userMemorials.userId, member.id));
  return true;
}
