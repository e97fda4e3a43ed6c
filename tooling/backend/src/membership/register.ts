import type { SecurityAnswer } from "@noren/contract";
import { toAddress } from "@noren/validation/fields/address";
import { giveWelcomeCoupons } from "../coupon/take-coupon.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { userAddresses, users } from "../db/schema/account.ts";
import type { Channel } from "../db/schema/shop.ts";
import { createValidationError } from "../http/problems.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { claimLoginName } from "../account/account-names.ts";
import { accountCopy } from "../account/account.copy.ts";
import { normalizeLoginName } from "../db/login-name.ts";
import type { ConfirmedMember } from "../account/lock-member.ts";
import { hashPassword, hashSharedEmailLogin } from "../account/password.ts";
import { type Profile, toUserColumns } from "../account/profile.ts";
import { securityColumns } from "../account/security-answer.ts";

/** Days until an account without a verified email expires: where the shop requires the verification, and elsewhere if unused. */
const UNVERIFIED_DAYS = 30;
const UNUSED_DAYS = 180;

export interface NewMember {
  profile: Profile;
  password: string;
  /** The email; null when none is given. */
  username?: string | undefined;
  reminder?: SecurityAnswer | null | undefined;
}

export interface Registered {
  id: number;
  /** False when the email already has an account: mails go to that one, and a reset opens it. */
  holdsEmail: boolean;
}

/**
 * Registers a member of a shop, with the own address as the default of delivery and sending. Sends no mail.
 *
 * An email that already has an account still creates a new one, which email and new password open: so neither a registration
 * nor the login that follows reveals which emails have accounts (decision 0104).
 *
 * @param also runs in the same transaction
 * @throws ApiError 422 `validation` on `username`.
 */
export async function registerMember(
  db: Db | Transaction,
  channel: Channel,
  { profile, password, username = profile.email, reminder = null }: NewMember,
  now: Date,
  also: (tx: Transaction, registered: Registered) => Promise<void> = async () => undefined,
): Promise<ConfirmedMember> {
  const name = normalizeLoginName(username);
  const isOwnName = name !== normalizeLoginName(profile.email);
  // Prevents users from taking another user's email as a username, which would block or capture its owner's login. A full-width ＠
  // becomes one in the normalized name.
  if (name.includes("@") && isOwnName) throw createValidationError({ username: [accountCopy.usernameIsEmail] });
  const sharedEmailLogin = await hashSharedEmailLogin(channel.id, profile.email, password);
  const secrets = { passwordHash: await hashPassword(password), ...(await securityColumns(reminder)) };
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        ...toUserColumns(profile),
        ...secrets,
        sharedEmailLogin,
        email: profile.email,
        channelId: channel.id,
        username,
        // [verify.after-first-login] Where the shop verifies emails, verification makes the registered member.
        isRegisteredMember: !channel.settings["SITE.IS_EMAIL_VERIFY"],
        passwordChangedAt: now,
        createdAt: now,
        updatedAt: now,
        expiresAt: addDaysInJapan(now, channel.settings["SITE.IS_EMAIL_VERIFY"] ? UNVERIFIED_DAYS : UNUSED_DAYS),
      })
      .returning({ id: users.id, isRegisteredMember: users.isRegisteredMember });
    if (!user) throw new Error("The new member was not returned");
    if (isOwnName && !(await claimLoginName(tx, channel.id, username, user.id)))
      throw createValidationError({ username: [accountCopy.usernameTaken] });
    const holdsEmail = await claimLoginName(tx, channel.id, profile.email, user.id);
    await tx
      .insert(userAddresses)
      .values({ ...toAddress(profile), userId: user.id, divisionCt: 1, isDefault: true, isSenderDefault: true });
    if (user.isRegisteredMember) await giveWelcomeCoupons(tx, channel.id, user.id, now);
    await also(tx, { id: user.id, holdsEmail });
    return { id: user.id, passwordHash: secrets.passwordHash };
  });
}
