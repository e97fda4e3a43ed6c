import { calls } from "@noren/contract";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { CODES_FROM_NETWORK } from "../rate-limit/attempts.ts";
import { findMailsTo, readLoginCode } from "../testing/mailbox.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";

const shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes] });

describe("a login with a one-time code [session.one-time-code]", () => {
  const member = memberBeforeEach(shop);
  beforeEach(async () => {
    await shop.db.update(users).set({ isCodeWanted: true }).where(eq(users.id, member.id));
  });

  const login = () => shop.call(calls.login, { body: { username: member.email, password: PASSWORD } });
  const codeOf = () => readLoginCode(shop, member.email);
  const verify = (verify_code: string, code: string, user_id = member.id, channel = "simple") =>
    shop.call(calls.verifyLogin, { body: { verify_code, user_id, code }, channel });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("returns the attempt without a token, and logs in with the mailed code, once", async () => {
    const first = await login();
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ user_id: member.id, is_verify: true, has_password_expired: false });
    expect(first.body).not.toHaveProperty("access_token");
    expect(first.headers.get("set-cookie")).toBeNull();
    const code = await codeOf();
    expect((await findMailsTo(shop, member.email)).at(-1)?.subject).toBe(`【${shop.simple.name}】ログインの確認コード`);
    const done = await verify(first.body.verify_code, code);
    expect(done.body).toMatchObject({ user_id: member.id, is_verify: false, expires_in: 900 });
    expect(done.headers.get("set-cookie")).toContain("noren_simple_refresh=");
    expect(await verify(first.body.verify_code, code)).toMatchObject({
      status: 410,
      body: { code: "auth.code_expired" },
    });
  });

  it("accepts only one of several concurrent requests with the right code", async () => {
    const { verify_code } = (await login()).body;
    const code = await codeOf();
    const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await verify(verify_code, code)).status));
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410]);
  });

  it("allows five tries, sequential or concurrent", async () => {
    const { verify_code } = (await login()).body;
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 7 }, () => verify(verify_code, other(code))));
    const wrong = answers.filter((answer) => answer.status === 422);
    expect(wrong).toHaveLength(5);
    expect(wrong[0]?.body).toMatchObject({ code: "auth.code_wrong", errors: { code: [expect.any(String)] } });
    expect((await verify(verify_code, code)).status).toBe(410);
  });

  it("is valid for its attempt, member and shop, for ten minutes", async () => {
    const old = (await login()).body.verify_code;
    const oldCode = await codeOf();
    const { verify_code } = (await login()).body;
    const code = await codeOf();
    if (code !== oldCode) expect((await verify(old, code)).status).toBe(422);
    expect((await verify(verify_code, code, member.id + 1)).status).toBe(410);
    expect((await verify(verify_code, code, member.id, "fl1")).status).toBe(410);
    expect((await verify("made-up", code)).status).toBe(410);
    for (const bad of ["12345", "1234567", "１２３４５６", "abcdef", ""])
      expect((await verify(verify_code, bad)).body.errors).toHaveProperty("code");
    shop.clock.now = new Date(shop.clock.now.getTime() + 600_001);
    expect((await verify(verify_code, code)).status).toBe(410);
  });

  it("is mailed again for a valid attempt; the earlier code does not complete the new one", async () => {
    const resend = (verify_code: string, user_id = member.id, channel = "simple") =>
      shop.call(calls.resendLoginCode, { body: { verify_code, user_id }, channel });
    const { verify_code } = (await login()).body;
    const code = await codeOf();
    const again = await resend(verify_code);
    expect(again.body).toMatchObject({ user_id: member.id, is_verify: true });
    expect(again.body).not.toHaveProperty("access_token");
    const newCode = await codeOf();
    if (newCode !== code) expect((await verify(again.body.verify_code, code)).status).toBe(422);
    for (const refused of [
      resend("made-up"),
      resend(verify_code, member.id + 1),
      resend(verify_code, member.id, "fl1"),
    ])
      expect(await refused).toMatchObject({ status: 410, body: { code: "auth.code_expired" } });
    expect((await verify(again.body.verify_code, newCode)).body.is_verify).toBe(false);
    expect((await resend(again.body.verify_code)).status).toBe(410);
    shop.clock.now = new Date(shop.clock.now.getTime() + 600_001);
    expect((await resend(verify_code)).status).toBe(410);
  });

  it("is mailed at most ten times an hour, which limits guesses of a person with the password", async () => {
    const statuses: number[] = [];
    await verify((await login()).body.verify_code, await codeOf());
    for (let count = 0; count < 11; count += 1) statuses.push((await login()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it("is mailed at most ten times an hour to a mailbox with accounts of several spellings, until they are verified", async () => {
    const spellings = ["hana.ko@gmail.com", "hanako+1@gmail.com", "HANAKO+2@googlemail.com"];
    const members = await Promise.all(spellings.map((email) => testMember(shop, { email })));
    const ids = members.map(({ id }) => id);
    await shop.db.update(users).set({ isCodeWanted: true }).where(inArray(users.id, ids));
    const requestCodes = async (index: number, times: number, ip = "203.0.113.9") => {
      const headers = { "x-forwarded-for": ip };
      const { status, body } = await shop.call(calls.login, {
        body: { username: spellings[index] ?? "", password: PASSWORD },
        headers,
      });
      const again = { verify_code: body.verify_code, user_id: body.user_id };
      const statuses = [status];
      for (let count = 1; count < times; count += 1)
        statuses.push((await shop.call(calls.resendLoginCode, { body: again, headers })).status);
      return statuses;
    };
    expect(await requestCodes(0, 4)).toEqual(Array(4).fill(200));
    // One network leaves four of the ten to the owner.
    expect(await requestCodes(1, 3)).toEqual([200, 200, 429]);
    expect(await requestCodes(1, 5, "198.51.100.7")).toEqual([200, 200, 200, 200, 429]);
    expect((await requestCodes(2, 1, "198.51.100.8"))[0]).toBe(429);
    expect((await login()).status).toBe(200);
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(inArray(users.id, ids));
    expect(await requestCodes(2, 8)).toEqual(Array(8).fill(200));
  });

  it("is mailed at most a thousand times an hour to unverified emails from one network", async () => {
    await login();
    await shop.db
      .update(attempts)
      .set({ count: CODES_FROM_NETWORK.max })
      .where(eq(attempts.scope, CODES_FROM_NETWORK.scope));
    expect((await login()).status).toBe(429);
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, member.id));
    expect((await login()).status).toBe(200);
  });

  it("applies to all members where the shop requires it", async () => {
    const plain = await testMember(shop);
    const setting = (value: boolean) =>
      shop.db.execute(`UPDATE channels SET settings = settings || '{"LOGIN.IS_CODE": ${value}}' WHERE key = 'simple'`);
    const ask = async () =>
      (await shop.call(calls.login, { body: { username: plain.email, password: PASSWORD } })).body.is_verify;
    expect(await ask()).toBe(false);
    await setting(true);
    expect(await ask()).toBe(true);
    await setting(false);
  });

  it("verifies the email", async () => {
    await shop.db.update(users).set({ isRegisteredMember: false }).where(eq(users.id, member.id));
    const { verify_code, is_registered_member } = (await login()).body;
    expect(is_registered_member).toBe(false);
    expect((await verify(verify_code, await codeOf())).body.is_registered_member).toBe(true);
  });
});
