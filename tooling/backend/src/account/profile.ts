import type { SecurityAnswer, User, UserInput } from "@noren/contract";
import { toAddress, toPerson } from "@noren/validation/fields/address";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { userAddresses, users } from "../db/schema/account.ts";
import { oneOffTokens } from "../db/schema/login.ts";
import { channels } from "../db/schema/shop.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { lockConfirmedMember } from "./confirm-password.ts";
import type { ConfirmedMember } from "./lock-member.ts";
import { accountMails, type Recipient } from "./account-mails.ts";
import { toLoginWarnings } from "./login-warnings.ts";
import { notifyMember } from "./notify-member.ts";
import { securityColumns } from "./security-answer.ts";

/** A complete profile, as it is written: null for each optional field that is not filled in. */
export type Profile = Required<UserInput>;

/** The optional fields of a profile, not filled in. */
export const NO_OPTIONAL_FIELDS = {
  address2: null,
  cell_phone_number: null,
  company_name: null,
  department: null,
  job: null,
  fax: null,
  birthday: null,
  gender: null,
  is_receive_newsletter: 0,
} as const satisfies Partial<Profile>;

/** The member's profile, with the name and address of the own address. @throws ApiError 401 when the member is deleted */
export async function getProfile(db: Db | Transaction, userId: number, now: Date): Promise<User> {
  const [row] = await db
    .select({ user: users, address: userAddresses, newEmail: oneOffTokens.email, settings: channels.settings })
    .from(users)
    .innerJoin(userAddresses, and(eq(userAddresses.userId, users.id), eq(userAddresses.divisionCt, 1)))
    .innerJoin(channels, eq(channels.id, users.channelId))
    .leftJoin(
      oneOffTokens,
      and(
        eq(oneOffTokens.userId, users.id),
        eq(oneOffTokens.kind, "email"),
        ne(oneOffTokens.email, users.email),
        gt(oneOffTokens.expiresAt, now),
      ),
    )
    .where(eq(users.id, userId));
  if (!row) throw createUnauthenticatedError();
  const { user, address, newEmail, settings } = row;
  return {
    id: user.id,
    code: user.code,
    username: user.username,
    is_registered_member: user.isRegisteredMember,
    point: user.point,
    ...toPerson(address),
    email: user.email,
    company_name: user.companyName,
    department: user.department,
    job: user.job,
    fax: user.fax,
    birthday: user.birthday,
    gender: user.gender,
    is_receive_newsletter: user.isReceiveNewsletter ? 1 : 0,
    new_email: newEmail,
    reminder: user.questionCt === null ? null : { question_ct: user.questionCt },
    ...toLoginWarnings(user, settings, now),
  };
}

/** A security question, or null to remove it, and the member who confirmed it with the password. */
interface NewSecurityAnswer {
  confirmed: ConfirmedMember;
  answer: SecurityAnswer | null;
}

/**
 * Writes the profile except the email, which changes through verification (`requestEmailChange`).
 *
 * @param security the security question; undefined keeps it, a new one is announced by mail
 */
export async function writeProfile(
  { db, channel, now }: RequestContext,
  userId: number,
  profile: Profile,
  security: NewSecurityAnswer | undefined,
): Promise<void> {
  const secrets = security && { ...(await securityColumns(security.answer)), questionChangedAt: now() };
  await db.transaction(async (tx) => {
    if (security) await lockConfirmedMember(tx, security.confirmed);
    const [user] = await tx
      .update(users)
      .set({ ...toUserColumns(profile), ...secrets, updatedAt: now() })
      .where(eq(users.id, userId))
      .returning({ id: users.id, email: users.email });
    if (!user) throw createUnauthenticatedError();
    await tx
      .update(userAddresses)
      .set(toAddress(profile))
      .where(and(eq(userAddresses.userId, userId), eq(userAddresses.divisionCt, 1)));
    if (security === undefined) return;
    const contentFor = (greeting: string, recipient: Recipient) =>
      accountMails.securityChanged(channel, greeting, recipient);
    await notifyMember(tx, channel, user, { kind: "account.security_changed", contentFor }, now());
  });
}

/** The columns of `users` for a profile. */
export function toUserColumns(profile: Profile) {
  return {
    companyName: profile.company_name,
    department: profile.department,
    job: profile.job,
    fax: profile.fax,
    birthday: profile.birthday,
    gender: profile.gender,
    isReceiveNewsletter: profile.is_receive_newsletter === 1,
  };
}
