import { and, eq } from "drizzle-orm";
import { giveWelcomeCoupons } from "../coupon/take-coupon.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { loginNames, userAddresses, users } from "../db/schema/account.ts";
import type { Channel } from "../db/schema/shop.ts";
import { invalid } from "../http/problems.ts";
import { accountMessages } from "./account.messages.ts";
import { loginNameOf } from "./login-name.ts";
import { hashPassword } from "./password.ts";
import { ownAddress, type Profile, refuseTaken, userColumns } from "./profile.ts";

export interface NewMember {
  profile: Profile;
  password: string;
  /** The mail address where none is given. */
  username?: string | undefined;
}

/**
 * Registers a member of a shop, with the own address as the default of delivery and sending. Returns the member's id.
 *
 * @throws ApiError 422 `user.email_taken`, or `validation` on `username`.
 */
export async function registerMember(
  db: Db | Transaction,
  channel: Channel,
  member: NewMember,
  now: Date,
): Promise<number> {
  const { profile, username = profile.email } = member;
  const names = new Set([loginNameOf(username), loginNameOf(profile.email)]);
  // Else somebody could wait for a mail address' owner to log in, or keep them from registering.
  if (username.includes("@") && names.size > 1) throw invalid({ username: [accountMessages.usernameIsEmail] });
  const passwordHash = await hashPassword(member.password);
  return db
    .transaction(async (tx) => {
      if (names.size > 1 && (await isTaken(tx, channel.id, loginNameOf(username)))) {
        throw invalid({ username: [accountMessages.usernameTaken] });
      }
      const [user] = await tx
        .insert(users)
        .values({
          ...userColumns(profile),
          channelId: channel.id,
          username,
          passwordHash,
          // Spec 2, /verify: with verification, checking the mail address makes a registered member.
          isRegisteredMember: !channel.settings["SITE.IS_EMAIL_VERIFY"],
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: users.id });
      if (!user) throw new Error("The new member was not returned");
      await tx.insert(loginNames).values([...names].map((name) => ({ channelId: channel.id, name, userId: user.id })));
      await tx
        .insert(userAddresses)
        .values({ ...ownAddress(profile), userId: user.id, divisionCt: 1, isDefault: true, isSenderDefault: true });
      await giveWelcomeCoupons(tx, channel.id, user.id, now);
      return user.id;
    })
    .catch(refuseTaken);
}

async function isTaken(tx: Transaction, channelId: number, name: string): Promise<boolean> {
  const taken = await tx
    .select({ userId: loginNames.userId })
    .from(loginNames)
    .where(and(eq(loginNames.channelId, channelId), eq(loginNames.name, name)));
  return taken.length > 0;
}
