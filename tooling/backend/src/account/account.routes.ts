import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { requirePrefecture } from "../address/prefecture.ts";
import { schoolKeys } from "../db/schema/account.ts";
import { japanDay } from "../delivery/japan-day.ts";
import { invalid } from "../http/problems.ts";
import { type Route, serve } from "../http/serve.ts";
import { accountMessages } from "./account.messages.ts";
import { countAttempt, REGISTER_FROM_ADDRESS, SCHOOL_KEY_FROM_ADDRESS } from "./attempts.ts";
import { clientAddress } from "./client-address.ts";
import { openSession, rateLimited } from "./login.ts";
import { type Profile, readProfile, writeProfile } from "./profile.ts";
import { registerMember } from "./register.ts";

export const accountRoutes: readonly Route[] = [
  serve(calls.getUser, ({ db, memberId }) => readProfile(db, memberId)),
  serve(calls.updateUser, async ({ db, channel, memberId, body, now }) => {
    checkProfile(body, now());
    await writeProfile(db, channel.id, memberId, body, now());
    return readProfile(db, memberId);
  }),
  serve(calls.createUser, async ({ body, ...browser }) => {
    const { password, username, is_agreed: _, is_login, cart_token, ...profile } = body;
    const { db, channel, http, now } = browser;
    checkProfile(profile, now());
    if (!(await countAttempt(db, REGISTER_FROM_ADDRESS, clientAddress(http), now()))) throw rateLimited();
    const id = await registerMember(db, channel, { profile, password, username }, now());
    const login = is_login ? await openSession(browser, id, cart_token) : null;
    return { user: await readProfile(db, id), login };
  }),
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
    throw invalid({ birthday: [accountMessages.birthdayInFuture] });
  }
}
