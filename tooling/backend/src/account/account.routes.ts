import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { requirePrefecture } from "../address/prefecture.ts";
import { schoolKeys } from "../db/schema/account.ts";
import { japanDay } from "../time/japan-time.ts";
import { readPage } from "../http/pagination.ts";
import { invalid } from "../http/problems.ts";
import { type Route, serve } from "../http/serve.ts";
import { accountCopy } from "./account.copy.ts";
import { countAttempt, SCHOOL_KEY_FROM_ADDRESS, VERIFY_MAIL_OF_MEMBER } from "./attempts.ts";
import { changePassword } from "./change-password.ts";
import { clientAddress } from "./client-address.ts";
import { dummyUser } from "./dummy-user.ts";
import { askNewEmail, checkVerification, requestVerification } from "./email-verify.ts";
import { leave } from "./leave.ts";
import { listLoginHistories } from "./login-history.ts";
import { openSession, rateLimited } from "./login.ts";
import { type Profile, readProfile, writeProfile } from "./profile.ts";
import { registerByOneself } from "./register-by-oneself.ts";

export const accountRoutes: readonly Route[] = [
  serve(calls.getUser, ({ db, memberId, now }) => readProfile(db, memberId, now())),
  serve(calls.updateUser, async ({ memberId, body, ...shop }) => {
    const { db, now } = shop;
    const { reminder, ...profile } = body;
    checkProfile(profile, now());
    const { email } = await readProfile(db, memberId, now());
    if (profile.email !== email) await askNewEmail(shop, memberId, profile.email);
    await writeProfile(shop, memberId, profile, reminder);
    return readProfile(db, memberId, now());
  }),
  serve(calls.deleteUser, async ({ memberId, ...browser }) => {
    await leave(browser, memberId);
    return undefined;
  }),
  serve(calls.changePassword, async ({ memberId, body, ...browser }) => {
    await changePassword(browser, memberId, body);
    return undefined;
  }),
  serve(calls.listLoginHistories, async ({ db, memberId, query, paginate, now }) => {
    const page = readPage(query);
    const { data, total } = await listLoginHistories(db, memberId, page, now());
    paginate(page, total);
    return { data };
  }),
  serve(calls.createUser, async ({ body, ...browser }) => {
    const { password, username, reminder, oauth_token, is_agreed: _, is_login, cart_token, ...profile } = body;
    const { db, now } = browser;
    checkProfile(profile, now());
    const userId = await registerByOneself(browser, { profile, password, username, reminder }, oauth_token);
    const login = is_login ? await openSession(browser, { userId, method: "register", cartToken: cart_token }) : null;
    return { user: await readProfile(db, userId, now()), login };
  }),
  serve(calls.getDummyUser, async () => dummyUser),
  serve(calls.requestEmailVerify, async ({ memberId, ...shop }) => {
    const { db, now } = shop;
    if (!(await countAttempt(db, VERIFY_MAIL_OF_MEMBER, String(memberId), now()))) throw rateLimited();
    await requestVerification(shop, memberId);
    return undefined;
  }),
  serve(calls.checkEmailVerify, ({ body, ...shop }) => checkVerification(shop, body.token)),
  serve(calls.checkSchoolKey, async ({ db, channel, body, http, now }) => {
    if (!(await countAttempt(db, SCHOOL_KEY_FROM_ADDRESS, clientAddress(http), now()))) throw rateLimited();
    const found = await db
      .select({ key: schoolKeys.key })
      .from(schoolKeys)
      .where(and(eq(schoolKeys.channelId, channel.id), eq(schoolKeys.key, body.key)));
    return { key: body.key, check: found.length > 0 };
  }),
];

/** What the contract's schema cannot know: which prefectures there are, and what day it is. */
function checkProfile(profile: Profile, now: Date): void {
  requirePrefecture(profile.prefecture, "prefecture");
  if (profile.birthday !== null && profile.birthday > japanDay(now)) {
    throw invalid({ birthday: [accountCopy.birthdayInFuture] });
  }
}
