import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { findAccount } from "../account/account-names.ts";
import { users } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { readLinkParameter, findMailsTo } from "../testing/mailbox.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { PASSWORD, testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop } from "../testing/shop.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";
import { registerMember } from "./register.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

const shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });

describe("email verification", () => {
  const member = memberBeforeEach(shop);

  const request = (memberId = member.id) => shop.call(calls.requestEmailVerify, { memberId });
  const check = (token: string | undefined, channel = "simple") =>
    shop.call(calls.checkEmailVerify, { body: { token: token ?? "none" }, channel });
  const tokenTo = (email: string) => readLinkParameter(shop, email, "token");
  const profileOf = async (memberId = member.id) => (await shop.call(calls.getUser, { memberId })).body;
  const change = (to: string, memberId = member.id, ip = "198.51.100.1") =>
    shop.call(calls.updateUser, {
      memberId,
      headers: { "x-forwarded-for": ip },
      body: { ...testProfile({ email: to }), current_password: PASSWORD },
    });
  const login = async (username: string, password = PASSWORD) =>
    (await shop.call(calls.login, { body: { username, password } })).body.user_id;
  const registerWith = (email: string, password: string) =>
    registerMember(shop.db, shop.simple, { profile: testProfile({ email }), password }, shop.clock.now);

  it("redeems the mailed link once and makes a registered member [session.email-verify]", async () => {
    await shop.db.update(users).set({ isRegisteredMember: false }).where(eq(users.id, member.id));
    expect((await request()).status).toBe(204);
    expect((await findMailsTo(shop, member.email)).at(-1)?.bodyText).toContain(
      `${shop.simple.origin}/verify/email?token=`,
    );
    const token = await tokenTo(member.email);
    expect((await check(token, "fl1")).status).toBe(404);
    const answers = await Promise.all([check(token), check(token)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404]);
    expect(answers.find((answer) => answer.status === 200)?.body).toEqual({
      email: member.email,
      is_registered_member: true,
    });
    expect((await profileOf()).is_registered_member).toBe(true);
    // Sends no mail when the email is already verified.
    const before = (await findMailsTo(shop, member.email)).length;
    expect((await request()).status).toBe(204);
    expect(await findMailsTo(shop, member.email)).toHaveLength(before);
  });

  it("is valid for a day and limited to five mails an hour", async () => {
    await request();
    const token = await tokenTo(member.email);
    shop.clock.now = addMilliseconds(addDaysInJapan(shop.clock.now, 1), 1);
    expect(await check(token)).toMatchObject({ status: 404, body: { code: "token.invalid" } });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await shop.call(calls.requestEmailVerify)).status).toBe(401);
  });

  it("precedes other pages after a registration if the shop requires it [verify.after-first-login]", async () => {
    const settings = { ...shop.simple.settings, "SITE.IS_EMAIL_VERIFY": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    const profile = testProfile();
    const body = { ...profile, password: PASSWORD, is_agreed: true };
    const { user, login: session } = (await shop.call(calls.createUser, { body })).body;
    expect([user.is_registered_member, session.is_registered_member]).toEqual([false, false]);
    const again = await shop.call(calls.login, { body: { username: profile.email, password: PASSWORD } });
    expect(again.body).toMatchObject({ user_id: user.id, is_registered_member: false });
    expect((await check(await tokenTo(profile.email))).status).toBe(200);
    expect((await profileOf(user.id)).is_registered_member).toBe(true);
    await shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
  });

  it("completes an email change; the old email is notified and cannot log in any more", async () => {
    const { email: next } = testProfile();
    expect((await change(next)).body).toMatchObject({ email: member.email, new_email: next, username: member.email });
    expect([await login(member.email), await login(next)]).toEqual([member.id, undefined]);
    expect((await check(await tokenTo(next))).body).toEqual({ email: next, is_registered_member: true });
    expect(await profileOf()).toMatchObject({ email: next, new_email: null, username: next });
    expect([await login(member.email), await login(next)]).toEqual([undefined, member.id]);
    expect((await findMailsTo(shop, member.email)).at(-1)?.kind).toBe("account.email_changed");
    // The old email is available again.
    const { id: other } = await testMember(shop, { email: member.email });
    expect(await login(member.email)).toBe(other);
  });

  it("applies to the last of several requested emails only", async () => {
    const [first, second] = [testProfile().email, testProfile().email];
    await change(first);
    await change(second);
    expect((await check(await tokenTo(first))).status).toBe(404);
    expect((await profileOf()).new_email).toBe(second);
    // A profile with the current email requests no change.
    expect((await change(member.email)).body).toMatchObject({ email: member.email, new_email: second });
    expect((await check(await tokenTo(second))).status).toBe(200);
  });

  it("notifies the owner of an email that another member requests, and reveals nothing to that member", async () => {
    const { email: taken } = await verifiedMember(shop);
    const { email: free } = testProfile();
    const answers = [(await change(taken)).body, (await change(free)).body];
    expect(Object.keys(answers[0])).toEqual(Object.keys(answers[1]));
    expect(answers.map((answer) => answer.email)).toEqual([member.email, member.email]);
    expect(answers.map((answer) => answer.new_email)).toEqual([taken, free]);
    const mail = (await findMailsTo(shop, taken)).at(-1);
    expect(mail?.subject).toContain("変更できませんでした");
    expect(mail?.bodyText).not.toContain("token=");
  });

  it.each(["before", "after"])(
    "completes a change to an email that another account registered %s it, unverified",
    async (when) => {
      const { email: next } = testProfile();
      if (when === "after") await change(next);
      const { id: stranger } = await registerWith(next, "stranger2026");
      if (when === "before") await change(next);
      const mail = (await findMailsTo(shop, next)).find(({ bodyText }) => bodyText.includes("token="));
      const token = /token=(\S+)/.exec(mail?.bodyText ?? "")?.[1];
      expect((await check(token)).body).toEqual({ email: next, is_registered_member: true });
      expect(await profileOf()).toMatchObject({ email: next, username: next });
      expect(await login(next)).toBe(member.id);
      // The other account keeps its password, and gets no mail of the owner.
      expect(await login(next, "stranger2026")).toBe(stranger);
      await request(stranger);
      expect((await findMailsTo(shop, next)).at(-1)?.bodyText).not.toContain("token=");
    },
  );

  it.each<[string, (userId: number, email: string) => Promise<unknown>]>([
    ["an order", (userId) => insertOrderRow(shop, userId)],
    ["a login after its registration", (_, email) => login(email, "customer2026")],
  ])("leaves an unverified email to an account with %s [session.email-verify]", async (_, use) => {
    const { email } = testProfile();
    const { id } = await registerWith(email, "customer2026");
    await change(email);
    const token = await tokenTo(email);
    await use(id, email);
    expect((await check(token)).status).toBe(404);
    await change(email);
    const { subject, bodyText } = (await findMailsTo(shop, email)).at(-1) ?? {};
    expect(subject).toContain("変更できませんでした");
    expect(bodyText).not.toContain("token=");
    expect(bodyText).toContain(`${shop.simple.origin}/reminder\n`);
    expect((await profileOf()).email).toBe(member.email);
    expect((await findAccount(shop.db, shop.simple.id, email))?.id).toBe(id);
  });

  it("names the shop and the request before the link, and warns not to open a link that was not requested", async () => {
    const { email: next } = testProfile();
    await change(next);
    await request();
    for (const email of [next, member.email]) {
      const { bodyText = "" } = (await findMailsTo(shop, email)).find((mail) => mail.bodyText.includes("token=")) ?? {};
      const [before = ""] = bodyText.split("token=");
      expect(before).toContain(`${shop.simple.name}の会員`);
      expect(before).toContain("お心当たりのない場合は、リンクを押さずに破棄してください。");
    }
  });

  it("fails for an email that another member registered and verified in the meantime", async () => {
    const { email: next } = testProfile();
    await change(next);
    const { id: other } = await verifiedMember(shop, { email: next });
    expect((await check(await tokenTo(next))).status).toBe(404);
    expect(await profileOf()).toMatchObject({ email: member.email });
    expect(await login(next)).toBe(other);
  });

  it("limits changes to one email by unverified members of a network to five a day, and answers 429 beyond", async () => {
    const { email: victim } = testProfile();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await change(victim, (await testMember(shop)).id)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await findMailsTo(shop, victim)).toHaveLength(5);
    expect((await change(victim, member.id, "198.51.100.2")).status).toBe(200);
  });

  it("is possible for the owner of an email that strangers registered all day, also with an account of one's own", async () => {
    const settings = { ...shop.simple.settings, "SITE.IS_EMAIL_VERIFY": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    const { email } = testProfile();
    const register = async (password: string) =>
      (await shop.call(calls.createUser, { body: { ...testProfile({ email }), password, is_agreed: true } })).body.user
        .id;
    for (let count = 0; count < 6; count += 1) await register("stranger2026");
    const before = (await findMailsTo(shop, email)).length;
    const own = await register(PASSWORD);
    expect((await request(own)).status).toBe(204);
    const mails = (await findMailsTo(shop, email)).slice(before);
    expect(mails.map(({ kind }) => kind)).toEqual(["account.verify", "account.verify_again"]);
    for (const { bodyText } of mails) {
      expect(bodyText).toContain(`${shop.simple.origin}/reminder\n`);
      expect(bodyText).not.toContain("token=");
    }
    // The mail's way: a new password opens the account that has the email, verified.
    await shop.call(calls.requestReminder, { body: { type: "password", username: email } });
    const token = await tokenTo(email);
    await shop.call(calls.resetReminder, { body: { type: "password", token, password: "owner2026" } });
    const { body } = await shop.call(calls.login, { body: { username: email, password: "owner2026" } });
    expect(body.is_registered_member).toBe(true);
    await shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
  });

  it("mails the link again once the account that had the email is deleted", async () => {
    const { email } = testProfile();
    const stranger = await registerWith(email, "stranger2026");
    const { id: own } = await registerWith(email, PASSWORD);
    const body = { current_password: "stranger2026" };
    expect((await shop.call(calls.deleteUser, { memberId: stranger.id, body })).status).toBe(204);
    await request(own);
    expect((await check(await tokenTo(email))).status).toBe(200);
    expect(await profileOf(own)).toMatchObject({ email, is_registered_member: true });
  });

  it("is possible after strangers registered the new email and requested changes to it all day", async () => {
    const { email: mine } = testProfile();
    const body = { ...testProfile({ email: mine }), password: "stranger2026", is_agreed: true };
    for (let count = 0; count < 6; count += 1) expect((await shop.call(calls.createUser, { body })).status).toBe(200);
    expect((await change(mine, (await testMember(shop)).id)).status).toBe(200);
    for (let count = 0; count < 5; count += 1) await change(mine, (await testMember(shop)).id);
    expect((await change(mine)).status).toBe(429);
    expect((await change(mine, member.id, "198.51.100.3")).status).toBe(200);
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, member.id));
    expect((await change(mine)).status).toBe(200);
    expect((await check(await tokenTo(mine))).status).toBe(200);
    expect(await login(mine)).toBe(member.id);
  });

  it("limits email changes to ten a day", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await change(testProfile().email)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await change(member.email)).status).toBe(200);
  });
});
