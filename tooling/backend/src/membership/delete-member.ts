import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { keepReservationsCounted } from "../account/keep-reservations-counted.ts";
import { EMPTY_CART } from "../cart/cart-content.ts";
import { endAccess } from "../account/change-password.ts";
import { lockConfirmedMember } from "../account/confirm-password.ts";
import type { ConfirmedMember } from "../account/lock-member.ts";
import { users } from "../db/schema/account.ts";
import { carts } from "../db/schema/cart.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import { passOnEmail } from "../account/account-names.ts";
import { accountMails } from "../account/account-mails.ts";
import { notifyMember } from "../account/notify-member.ts";
import type { RequestContext } from "../context/request-context.ts";
import { clearRefreshToken } from "../account/refresh-cookie.ts";

/**
 * Deletes a member, who confirmed it with the password, and all personal data. Orders stay, without the member, for the statutory retention: they
 * contain copies of the orderer and the addresses (decision 0022).
 */
export async function deleteMember(context: RequestContext, confirmed: ConfirmedMember): Promise<void> {
  const { db, channel, cookies, sessions } = context;
  const { id: userId } = confirmed;
  const now = context.now();
  await db.transaction(async (tx) => {
    await lockConfirmedMember(tx, confirmed);
    // The deletion of the row would keep the logins that other shops took over.
    await endAccess(tx, userId, now);
    await tx.delete(carts).where(and(eq(carts.userId, userId), isNull(carts.decidedAt)));
    await tx
      .update(carts)
      .set({ content: EMPTY_CART })
      .where(and(eq(carts.userId, userId), isNotNull(carts.decidedAt)));
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw createUnauthenticatedError();
    const contentFor = (greeting: string) => accountMails.left(channel, greeting);
    await notifyMember(tx, channel, user, { kind: "account.left", contentFor }, now);
    await keepReservationsCounted(tx, context.secret, user);
    await tx.delete(users).where(eq(users.id, userId));
    await passOnEmail(tx, channel.id, user.email);
  });
  sessions.forget(userId);
  clearRefreshToken(cookies, channel);
}
