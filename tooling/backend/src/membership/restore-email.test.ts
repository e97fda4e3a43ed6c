import { calls } from "@noren/contract";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { loginLinks, oauthAccounts, oneOffTokens, passkeys } from "../db/schema/login.ts";
import { deleteExpiredTokens } from "../one-off/one-off-token.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { findMailsTo, readLinkParameter } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop } from "../testing/shop.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";

const NEW_PASSWORD = "mineagain2026";
const THIEFS_PASSWORD = "stolen2026";

const shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });

describe("the former email [session.email-restore]", () => {
  const member = memberBeforeEach(shop);

  const profileOf = async () => (await shop.call(calls.getUser, { memberId: member.id })).body;
  const login = async (username: string, password: string) =>
    (await shop.call(calls.login, { body: { username, password } })).body.user_id;
  const restore = (token: string, password = NEW_PASSWORD) =>
    shop.call(calls.restoreEmail, { body: { token, password } });

  /** Changes the member's email and returns the token that takes the change back, from the mail to the former one. */
  async function change(email: string, current_password = PASSWORD): Promise<string> {
    const former = (await profileOf()).email;
    const body = { ...testProfile({ email }), current_password };
    expect((await shop.call(calls.updateUser, { memberId: member.id, body })).status).toBe(200);
    const token = await readLinkParameter(shop, email, "token");
    expect((await shop.call(calls.checkEmailVerify, { body: { token } })).status).toBe(200);
    const mail = (await findMailsTo(shop, former)).at(-1);
    expect(mail).toMatchObject({ kind: "account.email_changed" });
    expect(mail?.bodyText).toContain(`${shop.simple.origin}/verify/email/restore?token=`);
    return (await readLinkParameter(shop, former, "token")) ?? "";
  }

  it("reverts the change once, with a new password; both emails get a mail", async () => {
    const { email: stolen } = testProfile();
    const token = await change(stolen);
    const answers = await Promise.all([restore(token), restore(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ email: member.email });
    expect(answers.find(({ status }) => status === 404)?.body.code).toBe("token.invalid");
    expect(await profileOf()).toMatchObject({ email: member.email, username: member.email, new_email: null });
    expect(await login(member.email, NEW_PASSWORD)).toBe(member.id);
    expect([await login(member.email, PASSWORD), await login(stolen, NEW_PASSWORD)]).toEqual([undefined, undefined]);
    expect((await findMailsTo(shop, member.email)).at(-1)?.kind).toBe("account.email_restored");
    expect((await findMailsTo(shop, stolen)).at(-1)?.kind).toBe("account.email_withdrawn");
  });

  it("ends every session, link, code, question, passkey and linked service of the other person", async () => {
    const { email: stolen } = testProfile();
    const token = await change(stolen);
    const session = await shop.call(calls.login, { body: { username: stolen, password: PASSWORD } });
    const question = { question_ct: 1, answer: "しろ" };
    const body = { ...testProfile({ email: stolen }), reminder: question, current_password: PASSWORD };
    expect((await shop.call(calls.updateUser, { memberId: member.id, body })).status).toBe(200);
    const mine = { channelId: shop.simple.id, userId: member.id };
    await shop.db.insert(oauthAccounts).values({ ...mine, type: "line", subject: `thief${member.id}` });
    const credential = {
      credentialId: Buffer.from(stolen),
      publicKey: Buffer.from("key"),
      signCount: 0,
      transports: [],
    };
    const created = { userId: member.id, name: "iPhone / Safari", createdAt: shop.clock.now };
    await shop.db.insert(passkeys).values({ ...credential, ...created });
    const { id: accomplice } = await testMember(shop);
    await shop.db.insert(loginLinks).values({ fromUserId: accomplice, userId: member.id });
    await shop.call(calls.requestReminder, { body: { type: "password", username: stolen } });
    const reset = await readLinkParameter(shop, stolen, "token");

    expect((await restore(token)).status).toBe(200);

    const headers = { authorization: `Bearer ${session.body.access_token}` };
    expect((await shop.call(calls.getUser, { headers })).status).toBe(401);
    expect((await shop.call(calls.refresh, { headers: { cookie: toCookieHeader(session) } })).status).toBe(401);
    const used = { type: "password", token: reset, answer: "しろ", password: THIEFS_PASSWORD };
    expect((await shop.call(calls.resetReminder, { body: used })).status).toBe(404);
    expect((await profileOf()).reminder).toBeNull();
    expect(await shop.db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, member.id))).toEqual([]);
    expect(await shop.db.select().from(passkeys).where(eq(passkeys.userId, member.id))).toEqual([]);
    expect((await findMailsTo(shop, member.email)).at(-1)?.bodyText).toContain("パスキー");
    expect(await shop.db.select().from(loginLinks).where(eq(loginLinks.userId, member.id))).toEqual([]);
    expect(await shop.db.select().from(oneOffTokens).where(eq(oneOffTokens.userId, member.id))).toEqual([]);
  });

  it("reverts it after a password reset by the new email, and gets a mail about that reset", async () => {
    const { email: stolen } = testProfile();
    const token = await change(stolen);
    await shop.call(calls.requestReminder, { body: { type: "password", username: stolen } });
    const reset = {
      type: "password",
      token: await readLinkParameter(shop, stolen, "token"),
      password: THIEFS_PASSWORD,
    };
    expect((await shop.call(calls.resetReminder, { body: reset })).status).toBe(200);
    const change2 = { current_password: THIEFS_PASSWORD, password: `${THIEFS_PASSWORD}x` };
    expect((await shop.call(calls.changePassword, { memberId: member.id, body: change2 })).status).toBe(204);
    const mails = (await findMailsTo(shop, member.email)).slice(-2);
    expect(mails.map(({ kind }) => kind)).toEqual(["account.password_changed", "account.password_changed"]);
    expect(mails[0]?.bodyText).not.toContain("/reminder");
    expect((await restore(token)).status).toBe(200);
    expect(await login(member.email, NEW_PASSWORD)).toBe(member.id);
    expect(await login(member.email, `${THIEFS_PASSWORD}x`)).toBeUndefined();
  });

  it("invalidates new passwords and logins that began before", async () => {
    const { email: stolen } = testProfile();
    const token = await change(stolen);
    const body = { current_password: PASSWORD, password: THIEFS_PASSWORD };
    const logIn = () => shop.call(calls.login, { body: { username: stolen, password: PASSWORD } });
    const [restored] = await shop.db.transaction(async (tx) => {
      // Everything waits for the member, in this order.
      await tx.select().from(users).where(eq(users.id, member.id)).for("no key update");
      const started = [restore(token)];
      await expectLockWaits(shop.db, 1);
      started.push(shop.call(calls.changePassword, { memberId: member.id, body }));
      await expectLockWaits(shop.db, 2);
      started.push(logIn());
      await expectLockWaits(shop.db, 3);
      return [Promise.all(started)];
    });
    expect((await restored).map(({ status }) => status)).toEqual([200, 422, 401]);
    expect(await login(member.email, NEW_PASSWORD)).toBe(member.id);
    expect(await login(member.email, THIEFS_PASSWORD)).toBeUndefined();
  });

  it("has a link for seven days, which is then deleted", async () => {
    const start = shop.clock.now;
    const [first, second] = [await change(testProfile().email), await change(testProfile().email)];
    shop.clock.now = addMilliseconds(addDaysInJapan(start, 7), -1);
    expect((await restore(second)).status).toBe(200);
    shop.clock.now = addDaysInJapan(start, 7);
    expect(await restore(first)).toMatchObject({ status: 404, body: { code: "token.invalid" } });
    await deleteExpiredTokens(shop.db, shop.clock.now);
    const kept = and(eq(oneOffTokens.userId, member.id), eq(oneOffTokens.kind, "email_restore"));
    expect(await shop.db.select().from(oneOffTokens).where(kept)).toEqual([]);
  });

  it("reverts later changes too: their links become invalid, an earlier one stays valid", async () => {
    const [second, third] = [testProfile().email, testProfile().email];
    const toFirst = await change(second);
    shop.clock.now = addMilliseconds(shop.clock.now, 1);
    const toSecond = await change(third);
    shop.clock.now = addMilliseconds(shop.clock.now, 1);
    const toThird = await change(testProfile().email);
    expect((await restore(toSecond)).status).toBe(200);
    expect((await profileOf()).email).toBe(second);
    expect((await restore(toThird)).status).toBe(404);
    expect((await restore(toFirst)).status).toBe(200);
    expect(await profileOf()).toMatchObject({ email: member.email, username: member.email });
  });

  it("cancels a further change that was only requested", async () => {
    const { email: stolen } = testProfile();
    const { email: next } = testProfile();
    const token = await change(stolen);
    const body = { ...testProfile({ email: next }), current_password: PASSWORD };
    await shop.call(calls.updateUser, { memberId: member.id, body });
    const link = await readLinkParameter(shop, next, "token");
    expect((await restore(token)).status).toBe(200);
    expect((await shop.call(calls.checkEmailVerify, { body: { token: link } })).status).toBe(404);
  });

  it("is removed from an account that registered it without verifying it", async () => {
    const token = await change(testProfile().email);
    const { id: squatter } = await testMember(shop, { email: member.email });
    expect(await login(member.email, PASSWORD)).toBe(squatter);
    expect((await restore(token)).status).toBe(200);
    expect(await login(member.email, NEW_PASSWORD)).toBe(member.id);
    expect(await login(member.email, PASSWORD)).toBe(squatter);
    await shop.call(calls.requestReminder, { body: { type: "password", username: member.email } });
    expect((await findMailsTo(shop, member.email)).at(-1)).toMatchObject({ userId: member.id });
  });

  it("is shared with an account that verified it meanwhile: each password logs in to its own account", async () => {
    const token = await change(testProfile().email);
    const { id: other } = await testMember(shop, { email: member.email });
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, other));
    expect((await restore(token)).status).toBe(200);
    expect((await profileOf()).email).toBe(member.email);
    expect(await login(member.email, NEW_PASSWORD)).toBe(member.id);
    expect(await login(member.email, PASSWORD)).toBe(other);
  });

  it("gets a mail when the account is deleted, and its link is invalid", async () => {
    const token = await change(testProfile().email);
    await shop.call(calls.deleteUser, { memberId: member.id, body: { current_password: PASSWORD } });
    expect((await findMailsTo(shop, member.email)).at(-1)?.kind).toBe("account.left");
    expect((await restore(token)).status).toBe(404);
  });

  it("has a link of its shop and purpose only, stored as a hash", async () => {
    const token = await change(testProfile().email);
    const body = { token, password: NEW_PASSWORD };
    expect((await shop.call(calls.restoreEmail, { body, channel: "fl1" })).status).toBe(404);
    expect((await shop.call(calls.checkEmailVerify, { body: { token } })).status).toBe(404);
    expect((await restore("made-up")).status).toBe(404);
    expect((await restore(token, "short1")).status).toBe(422);
    expect(JSON.stringify(await shop.db.select().from(oneOffTokens))).not.toContain(token);
    expect((await restore(token)).status).toBe(200);
  });

  it("gets a mail about a new security question that was set with the password", async () => {
    const body = {
      ...testProfile({ email: member.email }),
      reminder: { question_ct: 1, answer: "しろ" },
      current_password: PASSWORD,
    };
    expect((await shop.call(calls.updateUser, { memberId: member.id, body })).status).toBe(200);
    expect((await findMailsTo(shop, member.email)).at(-1)?.kind).toBe("account.security_changed");
  });
});
