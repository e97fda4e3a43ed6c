import { calls } from "@noren/contract";
import { requiredMessage } from "@noren/validation/field-messages";
import { company } from "@noren/validation/fields/user";
import { requirePrefecture } from "../address/prefecture.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { readLimitedPage } from "../http/pagination.ts";
import type { Channel } from "../db/schema/shop.ts";
import { createValidationError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { accountCopy } from "../account/account.copy.ts";
import { countAttempt, VERIFY_MAILS_PER_MEMBER } from "../rate-limit/attempts.ts";
import { confirmPassword } from "../account/confirm-password.ts";
import { changePassword, endOtherLogins } from "../account/change-password.ts";
import { dummyUser } from "../account/dummy-user.ts";
import { requestEmailChange, checkVerification, requestVerification } from "./email-verify.ts";
import { deleteMember } from "./delete-member.ts";
import { listLoginHistories } from "../account/login-history.ts";
import { openSession } from "./login.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { type Profile, getProfile, writeProfile } from "../account/profile.ts";
import { restoreEmail } from "./restore-email.ts";
import { signUp } from "./sign-up.ts";

export const accountRoutes: readonly Route[] = [
  serve(calls.getUser, ({ db, memberId, now }) => getProfile(db, memberId, now())),
  serve(calls.updateUser, async ({ body, ...context }) => {
    const { db, memberId, now } = context;
    const { reminder, current_password, ...profile } = body;
    checkProfile(profile, now());
    const { email, company_name } = await getProfile(db, memberId, now());
    // A member who registered before the shop asked for companies can still change the email.
    if (company_name !== null) requireCompany(profile, context.channel);
    const needsPassword = profile.email !== email || reminder !== undefined;
    const confirmed = needsPassword ? await confirmPassword(context, memberId, current_password) : undefined;
    if (confirmed && profile.email !== email) await requestEmailChange(context, confirmed, profile.email);
    const security = confirmed && reminder !== undefined ? { confirmed, answer: reminder } : undefined;
    await writeProfile(context, memberId, profile, security);
    return getProfile(db, memberId, now());
  }),
  serve(calls.deleteUser, async ({ body, ...context }) => {
    const confirmed = await confirmPassword(context, context.memberId, body.current_password);
    await deleteMember(context, confirmed);
    return undefined;
  }),
  serve(calls.changePassword, async ({ body, ...context }) => {
    await changePassword(context, context.memberId, body);
    return undefined;
  }),
  serve(calls.endOtherLogins, async ({ body, ...context }) => {
    await endOtherLogins(context, context.memberId, body);
    return undefined;
  }),
  serve(calls.listLoginHistories, async ({ db, memberId, sessionId, query, paginate, now }) => {
    const page = readLimitedPage(query);
    const { data, total } = await listLoginHistories(db, { memberId, sessionId }, page, now());
    paginate(page, total);
    return { data };
  }),
  serve(calls.createUser, async ({ body, ...context }) => {
    const { password, username, reminder, oauth_token, is_agreed: _, is_login, cart_token, ...profile } = body;
    const { db, now } = context;
    checkProfile(profile, now());
    requireCompany(profile, context.channel);
    const member = await signUp(context, { profile, password, username, reminder }, oauth_token);
    const login = is_login ? await openSession(context, { member, method: "register", cartToken: cart_token }) : null;
    return { user: await getProfile(db, member.id, now()), login };
  }),
  serve(calls.getDummyUser, async () => dummyUser),
  serve(calls.requestEmailVerify, async (context) => {
    const { db, memberId, now } = context;
    if (!(await countAttempt(db, VERIFY_MAILS_PER_MEMBER, String(memberId), now()))) throw createRateLimitedError();
    await requestVerification(context, memberId);
    return undefined;
  }),
  serve(calls.checkEmailVerify, ({ body, ...context }) => checkVerification(context, body.token)),
  serve(calls.restoreEmail, ({ body, ...context }) => restoreEmail(context, body)),
];

/** Checks that the contract's schema cannot make: known prefectures and the current day. */
function checkProfile(profile: Profile, now: Date): void {
  requirePrefecture(profile.prefecture, "prefecture");
  if (profile.birthday !== null && profile.birthday > toJapanDay(now)) {
    throw createValidationError({ birthday: [accountCopy.birthdayInFuture] });
  }
}

/** [valid.company] */
function requireCompany({ company_name }: Profile, { settings }: Channel): void {
  if (settings["SITE.IS_CORPORATE"] && !company_name)
    throw createValidationError({ company_name: [requiredMessage(company)] });
}
