import { calls } from "@noren/contract";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { millisecondsInDay } from "date-fns/constants";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountRoutes } from "../membership/account.routes.ts";
import {
  isOf,
  LOGINS_PER_NAME_AND_NETWORK,
  REMINDERS_FROM_NETWORK,
  REMINDERS_PER_NAME_AND_NETWORK,
} from "../rate-limit/attempts.ts";
import { authRoutes } from "../membership/auth.routes.ts";
import { registerMember } from "../membership/register.ts";
import { attempts, users } from "../db/schema/account.ts";
import { oauthAccounts, oneOffTokens } from "../db/schema/login.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { readLinkParameter, findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { reminderRoutes } from "./reminder.routes.ts";

const NEW_PASSWORD = "brandnew2026";

describe("a reminder [reminder.flow]", () => {
  let shop: TestShop;
  let id: number;
  let email: string;
  let username: string;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    await register({ question_ct: 1, answer: "ぽち 2号" });
  });

  async function register(reminder: { question_ct: 1; answer: string } | null) {
    const profile = testProfile();
    ({ email } = profile);
    username = email.replace("@example.com", "");
    const member = { profile, password: PASSWORD, username, reminder };
    ({ id } = await registerMember(shop.db, shop.simple, member, shop.clock.now));
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, id));
  }
  const request = (body: object) => shop.call(calls.requestReminder, { body });
  const check = (token: string, channel = "simple") => shop.call(calls.checkReminder, { body: { token }, channel });
  const reset = (body: object) => shop.call(calls.resetReminder, { body });
  const login = (name: string, password: string) => shop.call(calls.login, { body: { username: name, password } });
  async function tokenFor(type: "password" | "username"): Promise<string> {
    await request(type === "password" ? { type, username } : { type, email });
    return (await readLinkParameter(shop, email, "token")) ?? "";
  }

  it("for the password is mailed, asks the security question and logs in with the new password", async () => {
    const old = await login(username, PASSWORD);
    const token = await tokenFor("password");
    expect((await findMailsTo(shop, email)).at(-1)?.bodyText).toContain(`${shop.simple.origin}/reminder/reset?token=`);
    expect((await check(token)).body).toEqual({ type: "password", question_ct: 1 });
    const answer = await reset({ type: "password", token, answer: "ポチ２号", password: NEW_PASSWORD });
    expect(answer.body).toMatchObject({ user_id: id, username, is_verify: false, expires_in: 900 });
    expect(answer.body.access_token).toEqual(expect.any(String));
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    // Sessions of the old password end.
    expect((await shop.call(calls.refresh, { headers: { cookie: toCookieHeader(old) } })).status).toBe(401);
    expect((await shop.call(calls.refresh, { headers: { cookie: toCookieHeader(answer) } })).status).toBe(200);
    expect((await findMailsTo(shop, email)).at(-1)?.kind).toBe("account.password_changed");
    expect(await reset({ type: "password", token, answer: "ポチ2号", password: "again2026" })).toMatchObject({
      status: 404,
      body: { code: "token.invalid" },
    });
  });

  it("for the username reveals it only after the answer, and sets a new one", async () => {
    const token = await tokenFor("username");
    const mail = (await findMailsTo(shop, email)).at(-1);
    expect(mail?.bodyText).toContain(`${shop.simple.origin}/reminder/username/reset?token=`);
    expect(mail?.bodyText).not.toContain(`${username}\n`);
    expect((await check(token)).body).not.toHaveProperty("username");
    expect((await reset({ type: "username", token, answer: "たま" })).body).not.toHaveProperty("username");
    const answer = await reset({ type: "username", token, answer: "ぽち2号" });
    expect(answer.body).toMatchObject({ username, user_id: id });

    const second = {
      type: "username",
      token: await tokenFor("username"),
      answer: "ぽち2号",
      username: `${username}-neu`,
    };
    const refused = await reset({ ...second, username: (await registerOtherName()) ?? "" });
    expect(refused).toMatchObject({ status: 422, body: { errors: { username: [expect.any(String)] } } });
    for (const at of ["@", "＠"])
      expect((await reset({ ...second, username: `victim${at}example.com` })).body.errors).toHaveProperty("username");
    expect((await reset(second)).body.username).toBe(`${username}-neu`);
    expect((await login(`${username}-neu`, PASSWORD)).status).toBe(200);
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  async function registerOtherName(): Promise<string | undefined> {
    const profile = testProfile();
    const name = `taken${id}`;
    await registerMember(shop.db, shop.simple, { profile, password: PASSWORD, username: name }, shop.clock.now);
    return name;
  }

  it("allows five wrong answers, then its token is invalid", async () => {
    const token = await tokenFor("password");
    const wrong = { type: "password", token, answer: "たま", password: NEW_PASSWORD };
    expect(await reset({ type: "password", token, password: NEW_PASSWORD })).toMatchObject({
      status: 422,
      body: { code: "reminder.answer_wrong", errors: { answer: ["秘密の質問の答えを入力してください。"] } },
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(wrong)));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(4);
    expect((await reset({ ...wrong, answer: "ぽち2号" })).status).toBe(404);
    expect((await check(token)).status).toBe(404);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("for the password is still mailed after too many for the username", async () => {
    const { max } = REMINDERS_PER_NAME_AND_NETWORK;
    const ofUsername = () => request({ type: "username", email });
    for (let sent = 0; sent < max; sent += 1) expect((await ofUsername()).status).toBe(204);
    expect((await ofUsername()).status).toBe(429);
    const mails = async () => (await findMailsTo(shop, email)).map(({ kind }) => kind);
    expect(await mails()).not.toContain("account.reminder_password");
    expect((await request({ type: "password", username: email })).status).toBe(204);
    expect(await mails()).toContain("account.reminder_password");
  });

  describe("that strangers request for a name, too", () => {
    const [home, campus] = ["198.51.100.7", "203.0.113.9"];
    const requestFrom = async (ip: string, name = username, cookie = "") => {
      const body = { type: "password", username: name };
      return (await shop.call(calls.requestReminder, { body, headers: { "x-forwarded-for": ip, cookie } })).status;
    };
    const requestAll = async (count: number, ip: string, cookie?: string, name = username) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) statuses.push(await requestFrom(ip, name, cookie));
      return statuses;
    };
    const FIVE = [...Array<number>(5).fill(204), 429];

    it("is limited to five of a network and ten of all networks", async () => {
      expect(await requestAll(6, campus)).toEqual(FIVE);
      expect(await requestAll(6, home)).toEqual(FIVE);
      expect(await requestFrom("198.51.100.8")).toBe(429);
    });

    it("has a separate limit in a browser where the member logged in before, also when the network's limit is used up", async () => {
      const answer = await login(username, PASSWORD);
      const paths = answer.headers.getSetCookie().filter((cookie) => cookie.includes("_known="));
      expect(paths.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(["/v1/auth", "/v1/reminder"]);
      await requestAll(5, home);
      await requestAll(5, campus);
      await shop.db
        .update(attempts)
        .set({ count: REMINDERS_FROM_NETWORK.max })
        .where(isOf(REMINDERS_FROM_NETWORK, campus));
      expect(await requestFrom(campus)).toBe(429);
      expect(await requestAll(6, campus, toCookieHeader(answer))).toEqual(FIVE);
      // Others have no further ones in it, though they registered the same email.
      expect(await requestAll(2, campus, toCookieHeader(answer), "other@example.com")).toEqual([204, 429]);
      await registerMember(
        shop.db,
        shop.simple,
        { profile: testProfile({ email }), password: "stranger2026" },
        shop.clock.now,
      );
      const stranger = toCookieHeader(await login(email, "stranger2026"));
      expect(await requestAll(2, campus, stranger, email)).toEqual([204, 429]);
    });

    it("has the same limits for an email with and without an earlier account", async () => {
      const afterFiveInKnownBrowser = async (name: string, ip: string) => {
        const body = { ...testProfile({ email: name }), password: "stranger2026", is_agreed: true };
        const cookie = toCookieHeader(await shop.call(calls.createUser, { body }));
        for (let sent = 0; sent < 5; sent += 1) expect(await requestFrom(ip, name, cookie)).toBe(204);
        return [await requestFrom(ip, name, cookie), await requestFrom(ip, name)];
      };
      expect(await afterFiveInKnownBrowser(email, campus)).toEqual([429, 429]);
      expect(await afterFiveInKnownBrowser(testProfile().email, home)).toEqual([429, 429]);
    });
  });

  it("without a security question needs only the mail", async () => {
    await register(null);
    const token = await tokenFor("password");
    expect((await check(token)).body).toEqual({ type: "password", question_ct: null });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => reset({ type: "password", token, password: NEW_PASSWORD })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404, 404]);
  });

  it("is valid for an hour, in its shop and for its purpose", async () => {
    const token = await tokenFor("password");
    expect((await check(token, "fl1")).status).toBe(404);
    expect((await check("made-up")).body.code).toBe("token.invalid");
    expect((await reset({ type: "username", token, answer: "ぽち2号" })).status).toBe(404);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
    expect((await check(token)).status).toBe(404);
    expect((await reset({ type: "password", token, answer: "ぽち2号", password: NEW_PASSWORD })).status).toBe(404);
  });

  it("unlocks the account, makes a registered member and invalidates other links", async () => {
    await shop.db.update(users).set({ isRegisteredMember: false }).where(eq(users.id, id));
    await Promise.all(Array.from({ length: LOGINS_PER_NAME_AND_NETWORK.max + 1 }, () => login(username, "wrong2026")));
    expect((await login(username, PASSWORD)).status).toBe(423);
    const [first, second] = [await tokenFor("password"), await tokenFor("password")];
    const answer = await reset({ type: "password", token: second, answer: "ぽち2号", password: NEW_PASSWORD });
    expect(answer.body.is_registered_member).toBe(true);
    const known = { cookie: toCookieHeader(answer) };
    const body = { username, password: NEW_PASSWORD };
    expect((await shop.call(calls.login, { body, headers: known })).status).toBe(200);
    expect((await check(first)).status).toBe(404);
  });

  it("recovers an email that another person registered: their question, provider links and password end", async () => {
    await shop.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
    const mine = { channelId: shop.simple.id, userId: id };
    await shop.db.insert(oauthAccounts).values({ ...mine, type: "line", subject: "stranger" });
    const token = await tokenFor("password");
    expect((await check(token)).body.question_ct).toBeNull();
    expect((await reset({ type: "password", token, password: NEW_PASSWORD })).status).toBe(200);
    expect(await shop.db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, id))).toEqual([]);
    const again = await tokenFor("password");
    expect((await check(again)).body.question_ct).toBeNull();
    expect((await reset({ type: "password", token: again, password: "again2026" })).status).toBe(200);
  });

  it("for the username keeps the password, so that a password reminder can still recover the account", async () => {
    await shop.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
    const token = await tokenFor("username");
    expect((await reset({ type: "username", token })).body.code).toBe("reminder.answer_wrong");
    expect((await reset({ type: "username", token, answer: "ぽち2号" })).status).toBe(200);
    const next = await tokenFor("password");
    expect((await reset({ type: "password", token: next, password: NEW_PASSWORD })).status).toBe(200);
  });

  it("cancels an email change that an intruder requested", async () => {
    const { email: intruderEmail } = testProfile();
    await shop.call(calls.updateUser, {
      memberId: id,
      body: { ...testProfile({ email: intruderEmail }), current_password: PASSWORD },
    });
    const link = await readLinkParameter(shop, intruderEmail, "token");
    const token = await tokenFor("password");
    expect((await reset({ type: "password", token, answer: "ぽち2号", password: NEW_PASSWORD })).status).toBe(200);
    expect((await shop.call(calls.checkEmailVerify, { body: { token: link } })).status).toBe(404);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it("does not ask a question that was set in the last seven days, and deletes it", async () => {
    const thief = { question_ct: 4, answer: "いなり寿司" };
    const setQuestion = (current_password: string) =>
      shop.call(calls.updateUser, {
        memberId: id,
        body: { ...testProfile({ email }), reminder: thief, current_password },
      });
    expect((await setQuestion(PASSWORD)).status).toBe(200);
    shop.clock.now = addMilliseconds(shop.clock.now, 7 * millisecondsInDay - 1);
    const ofUsername = { type: "username", token: await tokenFor("username") };
    expect((await reset({ ...ofUsername, answer: "ぽち2号" })).body.code).toBe("reminder.answer_wrong");
    const token = await tokenFor("password");
    expect((await check(token)).body).toEqual({ type: "password", question_ct: null });
    expect((await reset({ type: "password", token, password: NEW_PASSWORD })).status).toBe(200);
    expect((await shop.call(calls.getUser, { memberId: id })).body.reminder).toBeNull();

    expect((await setQuestion(NEW_PASSWORD)).status).toBe(200);
    shop.clock.now = addMilliseconds(shop.clock.now, 7 * millisecondsInDay);
    const later = await tokenFor("password");
    expect((await check(later)).body.question_ct).toBe(4);
    expect((await reset({ type: "password", token: later, password: "again2026" })).status).toBe(422);
  });

  it("stores the answer and the token as hashes only", async () => {
    const token = await tokenFor("password");
    const [user] = await shop.db.select().from(users).where(eq(users.id, id));
    expect(user?.answerHash).toMatch(/^\$argon2id\$/);
    const rows = await shop.db.select().from(oneOffTokens).where(eq(oneOffTokens.userId, id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    {},
    { type: "password" },
    { type: "password", email: "a@example.com" },
    { type: "username", email: "a@" },
    { type: "other", username: "a" },
    { type: "password", username: "a\0b" },
    { type: "password", username: "a".repeat(300) },
    { type: "password", username: "a", user_id: 1 },
  ])("rejects %j", async (body) => {
    expect((await request(body)).status).toBe(422);
  });
});
