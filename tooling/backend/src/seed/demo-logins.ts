import type { LoginMethod } from "@noren/contract";
import { eq } from "drizzle-orm";
import { subHours } from "date-fns/subHours";
import { NO_OPTIONAL_FIELDS, type Profile } from "../account/profile.ts";
import { registerMember } from "../membership/register.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { loginHistories, oauthAccounts } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { DEMO_CODE_LOGIN, DEMO_LINE_SUBJECT } from "./shops.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const LINE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/15.18";

/** The logins of the long-standing member; IPs are reserved for documentation (RFC 5737). */
const LOGINS: readonly (readonly [hoursAgo: number, method: LoginMethod, ip: string, userAgent: string])[] = [
  [3600, "register", "198.51.100.24", WINDOWS],
  [2832, "password", "198.51.100.24", WINDOWS],
  [2110, "password", "203.0.113.56", IPHONE],
  [1464, "password", "198.51.100.24", WINDOWS],
  [1190, "reminder", "203.0.113.56", IPHONE],
  [792, "password", "203.0.113.56", LINE],
  [611, "password", "198.51.100.24", WINDOWS],
  [480, "password", "203.0.113.56", IPHONE],
  [313, "password", "198.51.100.24", WINDOWS],
  [144, "password", "203.0.113.56", IPHONE],
  [49, "password", "198.51.100.24", WINDOWS],
  [26, "password", "203.0.113.56", IPHONE],
];

/** A member who registered a day ago and requires a code at each login. */
const newcomer: Profile = {
  last_name: "新井",
  first_name: "さくら",
  last_name_kana: "アライ",
  first_name_kana: "サクラ",
  email: DEMO_CODE_LOGIN.username,
  postal_code: "2200012",
  prefecture: "神奈川県",
  city: "横浜市西区",
  address1: "みなとみらい2-2-1",
  phone_number: "0455550123",
  ...NO_OPTIONAL_FIELDS,
};

/**
 * Records the long-standing member's logins and link with LINE, and registers a newcomer who logs in with a one-time code. Returns
 * the newcomer's id.
 */
export async function seedDemoLogins(tx: Transaction, channel: Channel, memberId: number, now: Date): Promise<number> {
  const ago = (hours: number) => subHours(now, hours);
  await tx.insert(loginHistories).values(
    LOGINS.map(([hoursAgo, method, ipAddress, userAgent]) => ({
      userId: memberId,
      loggedInAt: ago(hoursAgo),
      method,
      ipAddress,
      userAgent,
    })),
  );
  await tx
    .update(users)
    .set({ emailVerifiedAt: ago(1190) })
    .where(eq(users.id, memberId));
  await tx.insert(oauthAccounts).values({
    channelId: channel.id,
    type: "line",
    subject: DEMO_LINE_SUBJECT,
    userId: memberId,
  });
  const { id: newcomerId } = await registerMember(
    tx,
    channel,
    { profile: newcomer, password: DEMO_CODE_LOGIN.password, reminder: { question_ct: 1, answer: "ぽち" } },
    ago(30),
  );
  await tx.insert(loginHistories).values({
    userId: newcomerId,
    loggedInAt: ago(30),
    method: "register",
    ipAddress: "203.0.113.90",
    userAgent: IPHONE,
  });
  await tx
    .update(users)
    .set({ isCodeWanted: true, emailVerifiedAt: ago(30) })
    .where(eq(users.id, newcomerId));
  return newcomerId;
}
