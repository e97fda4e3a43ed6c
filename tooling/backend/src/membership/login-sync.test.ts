import { calls } from "@noren/contract";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endAccess } from "../account/change-password.ts";
import { lockMember } from "../account/lock-member.ts";
import { attempts, sessionFamilies, users } from "../db/schema/account.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { findMailsTo, readLinkParameter, readLoginCode } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { cartProductRoutes } from "../cart/product.routes.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { openFamily, type SourceSession } from "../session/session-family.ts";
import { shopRoutes } from "../shop/shop.routes.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";
import { registerMember } from "./register.ts";

describe("a login transferred to another channel", () => {
  let shop: TestShop;
  let cookie: string;
  let authorization: string;
  let email: string;
  /** The member of `simple`, and the one with the same email in `fl1`. */
  let [here, there] = [0, 0];
  beforeAll(async () => {
    shop = await openTestShop({
      routes: [...authRoutes, ...accountRoutes, ...reminderRoutes, ...shopRoutes, ...cartProductRoutes],
    });
    for (const [one, other] of [
      [shop.simple, "fl1"],
      [shop.fl1, "simple"],
    ] as const)
      await shop.db
        .update(channels)
        .set({ settings: { ...one.settings, "LOGIN.SYNC_CHANNELS": [other] } })
        .where(eq(channels.id, one.id));
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    ({ id: here, email } = await testMember(shop));
    await verifyEmailOf(here, shop.clock.now);
    const profile = testProfile({ email });
    ({ id: there } = await registerMember(shop.db, shop.fl1, { profile, password: "other2026" }, shop.clock.now));
    await verifyEmailOf(there, shop.clock.now);
    const login = await shop.call(calls.login, { body: { username: email, password: PASSWORD } });
    cookie = toCookieHeader(login);
    authorization = `Bearer ${login.body.access_token}`;
  });

  const verifyEmailOf = (id: number, emailVerifiedAt: Date | null) =>
    shop.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, id));
  const go = (channel = "fl1", headers = { cookie }) => shop.call(calls.syncLogin, { body: { channel }, headers });
  const arrive = (token: string, channel = "fl1") => shop.call(calls.syncLogin, { body: { token }, channel });
  const token = async () => new URL((await go()).body.url).searchParams.get("token") ?? "";
  const codeOf = () => readLoginCode(shop, email);
  const verify = async (verify_code: string, is_sync_user_channel: boolean) =>
    shop.call(calls.verifyLogin, {
      channel: "fl1",
      body: { verify_code, user_id: there, code: await codeOf(), is_sync_user_channel },
    });

  it("requires a code the first time, and is remembered on request", async () => {
    const { body } = await go();
    expect(body).toMatchObject({
      url: expect.stringMatching(/^http:\/\/fl1\.localhost:3000\/login_sync\?token=[\w-]{43}$/),
    });
    const first = (await arrive(await token())).body.login;
    expect(first).toMatchObject({ is_verify: true, user_id: there });
    expect((await verify(first.verify_code, false)).body.user_id).toBe(there);
    const second = (await arrive(await token())).body.login;
    expect(second.is_verify).toBe(true);
    const answer = await verify(second.verify_code, true);
    expect(answer.headers.get("set-cookie")).toContain("noren_fl1_refresh=");
    expect((await arrive(await token())).body.login).toMatchObject({ is_verify: false, user_id: there });
  });

  const link = async () => {
    const { verify_code } = (await arrive(await token())).body.login;
    return verify(verify_code, true);
  };

  const takeOver = async (): Promise<string> => (await arrive(await token())).body.login.access_token;
  const isLive = async (access_token: string, channel = "fl1") =>
    (await shop.call(calls.getUser, { channel, headers: { authorization: `Bearer ${access_token}` } })).status === 200;
  /** Sets a new password by the mailed link. */
  async function resetPassword(channel: string): Promise<void> {
    await shop.call(calls.requestReminder, { channel, body: { type: "password", username: email } });
    const body = { type: "password", token: await readLinkParameter(shop, email, "token"), password: "owner2026" };
    expect((await shop.call(calls.resetReminder, { channel, body })).status).toBe(200);
  }

  it("ends with a new password of the login that it came from, also while it is taken over [login.sync]", async () => {
    await link();
    const taken = await takeOver();
    const { body: cart } = await shop.call(calls.initCart, {
      channel: "fl1",
      body: {},
      headers: { authorization: `Bearer ${taken}` },
    });
    const { body: own } = await shop.call(calls.login, {
      channel: "fl1",
      body: { username: email, password: "other2026" },
    });
    expect([await isLive(taken), await isLive(own.access_token)]).toEqual([true, true]);
    const [late] = await Promise.all([arrive(await token()), resetPassword("simple")]);
    expect([await isLive(taken), await isLive(own.access_token)]).toEqual([false, true]);
    if (late.status === 200) expect(await isLive(late.body.login.access_token)).toBe(false);
    expect((await shop.call(calls.getCart, { channel: "fl1", params: { token: cart.token } })).status).not.toBe(200);
  });

  it.each(["fl1", "simple"])("requires a code again after a new password in %s", async (channel) => {
    await link();
    await takeOver();
    await resetPassword(channel);
    const password = channel === "simple" ? "owner2026" : PASSWORD;
    cookie = toCookieHeader(await shop.call(calls.login, { body: { username: email, password } }));
    expect((await arrive(await token())).body.login).toMatchObject({ is_verify: true });
  });

  const open = (id: number, source?: SourceSession) =>
    openFamily(shop.db, id, shop.clock.now, { isConfirmed: true, isByOwnProof: true, source });

  it("stores each member on its path once, also when the shops take it over in turn", async () => {
    let { sessionId } = await open(here);
    for (const [from, to] of [
      [here, there],
      [there, here],
      [here, there],
      [there, here],
    ] as const)
      ({ sessionId } = await open(to, { id: sessionId, userId: from }));
    const [last] = await shop.db.select().from(sessionFamilies).where(eq(sessionFamilies.id, sessionId));
    expect(last?.viaUserIds).toEqual([here, there]);
  });

  it("ends with new passwords of both shops at once", async () => {
    const { now } = shop.clock;
    const takeOver = async (from: number, to: number) => open(to, { id: (await open(from)).sessionId, userId: from });
    await takeOver(here, there);
    await takeOver(there, here);
    // The last sessions: both have locked those that were taken over before them.
    const last = [await open(here), await open(there)].map(({ sessionId }) => sessionId);
    const end = (id: number) =>
      shop.db.transaction(async (tx) => {
        await lockMember(tx, id);
        await endAccess(tx, id, now);
      });
    const ended = await shop.db.transaction(async (tx) => {
      await tx.select().from(sessionFamilies).where(inArray(sessionFamilies.id, last)).for("share");
      const both = Promise.allSettled([end(here), end(there)]);
      await expectLockWaits(shop.db, 2);
      return { both };
    });
    expect((await ended.both).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });

  it("does not link an account by a code that was mailed before a new password", async () => {
    const { verify_code } = (await arrive(await token())).body.login;
    const code = await codeOf();
    await resetPassword("simple");
    const body = { verify_code, user_id: there, code, is_sync_user_channel: true };
    expect(await shop.call(calls.verifyLogin, { channel: "fl1", body })).toMatchObject({ status: 410 });
    cookie = toCookieHeader(await shop.call(calls.login, { body: { username: email, password: "owner2026" } }));
    expect((await arrive(await token())).body.login).toMatchObject({ is_verify: true });
  });

  it("is not completed by a code once the login that it came from has ended", async () => {
    const { verify_code } = (await arrive(await token())).body.login;
    const again = { channel: "fl1", body: { verify_code, user_id: there } };
    const { body: second } = await shop.call(calls.resendLoginCode, again);
    expect((await shop.call(calls.logout, { headers: { cookie, authorization } })).status).toBe(204);
    expect((await verify(second.verify_code, true)).body.code).toBe("auth.code_expired");
  });

  it("ends when the member leaves the shop that it came from", async () => {
    await link();
    const taken = await takeOver();
    const left = { body: { current_password: PASSWORD }, headers: { cookie, authorization } };
    expect((await shop.call(calls.deleteUser, left)).status).toBe(204);
    expect(await isLive(taken)).toBe(false);
  });

  it("is refused once the login that it came from has ended", async () => {
    await link();
    const mine = await token();
    expect((await shop.call(calls.logout, { headers: { cookie, authorization } })).status).toBe(204);
    expect((await arrive(mine)).status).toBe(401);
  });

  it("gives ten guesses of the password to all such sessions together, not ten to each", async () => {
    await link();
    const guess = (access_token: string) =>
      shop.call(calls.changePassword, {
        channel: "fl1",
        body: { current_password: "wrong2026", password: "another2026" },
        headers: { authorization: `Bearer ${access_token}` },
      });
    const takeOver = async (): Promise<string> => (await arrive(await token())).body.login.access_token;
    const first = await takeOver();
    for (let guesses = 1; guesses <= 10; guesses += 1) expect((await guess(first)).status).toBe(422);
    expect((await guess(await takeOver())).status).toBe(429);
    const credentials = { username: email, password: "other2026" };
    const { body: login } = await shop.call(calls.login, { channel: "fl1", body: credentials });
    expect((await guess(login.access_token)).body.code).toBe("user.password_wrong");
  });

  it("does not mark the password as used when a code completes it", async () => {
    await link();
    const { settings } = shop.fl1;
    const synced = { ...settings, "LOGIN.SYNC_CHANNELS": ["simple"] };
    const set = (more: object) =>
      shop.db
        .update(channels)
        .set({ settings: { ...synced, ...more } })
        .where(eq(channels.id, shop.fl1.id));
    await set({ "LOGIN.IS_CODE": true });
    const { verify_code } = (await arrive(await token())).body.login;
    expect((await verify(verify_code, false)).body.is_verify).toBe(false);
    const readUser = async () => (await shop.db.select().from(users).where(eq(users.id, there)))[0];
    expect(await readUser()).toMatchObject({ isPasswordUsed: false });
    const credentials = { username: email, password: "other2026" };
    const { body: login } = await shop.call(calls.login, { channel: "fl1", body: credentials });
    await verify(login.verify_code, false);
    expect(await readUser()).toMatchObject({ isPasswordUsed: true });
    await set({});
  });

  it("is valid once, for a minute, in that shop only", async () => {
    const mine = await token();
    expect((await arrive(mine, "simple")).status).toBe(404);
    const statuses = await Promise.all([arrive(mine), arrive(mine), arrive(mine)]);
    expect(statuses.map((answer) => answer.status).toSorted()).toEqual([200, 404, 404]);
    const late = await token();
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_001);
    expect(await arrive(late)).toMatchObject({ status: 404, body: { code: "token.invalid" } });
    expect((await arrive("made-up")).body.code).toBe("token.invalid");
  });

  it("is offered by shops that name each other", async () => {
    const offered = async (channel: string) =>
      (await shop.call(calls.getSettings, { channel })).body["LOGIN.SYNC_SHOPS"];
    const entryOf = ({ key, origin, settings }: Channel) => [
      { channel: key, name: settings["SITE.NAME"], url: `${origin}/` },
    ];
    expect(await offered("simple")).toEqual(entryOf(shop.fl1));
    expect(await offered("fl1")).toEqual(entryOf(shop.simple));
    await shop.db.update(channels).set({ settings: shop.fl1.settings }).where(eq(channels.id, shop.fl1.id));
    expect(await offered("simple")).toEqual([]);
    expect(await offered("fl1")).toBeUndefined();
    const settings = { ...shop.fl1.settings, "LOGIN.SYNC_CHANNELS": ["simple"] };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.fl1.id));
  });

  it("opens no account that another person may have registered, until its password is reset by mail", async () => {
    await verifyEmailOf(there, null);
    const mails = await findMailsTo(shop, email);
    expect(await arrive(await token())).toMatchObject({ status: 409, body: { code: "auth.sync_account_unverified" } });
    expect(await findMailsTo(shop, email)).toEqual(mails);
    const request = { type: "password", username: email };
    await shop.call(calls.requestReminder, { channel: "fl1", body: request });
    const reset = { type: "password", token: await readLinkParameter(shop, email, "token"), password: "owner2026" };
    expect((await shop.call(calls.resetReminder, { channel: "fl1", body: reset })).status).toBe(200);
    await link();
    const stranger = { username: email, password: "other2026" };
    expect((await shop.call(calls.login, { channel: "fl1", body: stranger })).status).toBe(401);
  });

  it("requires a login, and shops that name each other", async () => {
    expect((await go("fl1", { cookie: "" })).status).toBe(401);
    expect((await go("fl1", { cookie: cookie.replace(/.(?=;)/, "x") })).status).toBe(401);
    expect((await go("students")).status).toBe(404);
    const ofOther = await shop.call(calls.login, { channel: "fl1", body: { username: email, password: "other2026" } });
    const renamed = toCookieHeader(ofOther).replaceAll("noren_fl1", "noren_simple");
    expect((await go("fl1", { cookie: renamed })).status).toBe(401);
    await shop.db.update(channels).set({ settings: shop.fl1.settings }).where(eq(channels.id, shop.fl1.id));
    expect((await go()).status).toBe(404);
    const settings = { ...shop.fl1.settings, "LOGIN.SYNC_CHANNELS": ["simple"] };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.fl1.id));
  });

  it("reveals to the owner of the email only whether an account exists there", async () => {
    await verifyEmailOf(here, null);
    expect(await arrive(await token())).toMatchObject({ status: 409, body: { code: "auth.sync_unverified" } });
    await verifyEmailOf(here, shop.clock.now);
    await shop.db.delete(users).where(eq(users.id, there));
    expect(await arrive(await token())).toMatchObject({ status: 409, body: { code: "auth.sync_no_account" } });
  });

  it.each([{}, { channel: "fl1", token: "x" }, { channel: "FL1" }, { channel: 1 }, { user_id: 1, channel: "fl1" }])(
    "refuses %j",
    async (body) => {
      expect((await shop.call(calls.syncLogin, { body, headers: { cookie } })).status).toBe(422);
    },
  );
});
