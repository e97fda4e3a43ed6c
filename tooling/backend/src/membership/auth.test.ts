import argon2 from "@node-rs/argon2";
import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { addressRoutes } from "../address/address.routes.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { REFRESH_GRACE_SECONDS } from "../session/session-family.ts";

describe("auth", () => {
  let shop: TestShop;
  let email: string;
  let id: number;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...addressRoutes] });
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    ({ id, email } = await testMember(shop));
  });

  const login = (username: string, password = PASSWORD) => shop.call(calls.login, { body: { username, password } });
  const cookieOf = (answer: TestAnswer) => /^([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
  const refresh = (cookie: string) => shop.call(calls.refresh, { headers: { cookie } });
  const bearer = (answer: TestAnswer) => ({ authorization: `Bearer ${answer.body.access_token}` });

  it("returns the token with its lifetime, and the refresh secret in a cookie only [login.response-shape]", async () => {
    const answer = await login(email);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ expires_in: 900, user_id: id, is_registered_member: true, is_verify: false });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^noren_simple_refresh=/);
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/v1/auth", "Max-Age=2592000"])
      expect(cookie).toContain(part);
    expect(JSON.stringify(answer.body)).not.toContain(cookieOf(answer).split(".").at(-1));
    expect((await shop.call(calls.getUser, { headers: bearer(answer) })).body.email).toBe(email);
  });

  it("accepts the username in full width and upper case", async () => {
    expect((await login(` ${email.toUpperCase()} `)).status).toBe(200);
    expect((await login(email.replace("@", "＠"))).status).toBe(200);
  });

  it("answers known and unknown accounts alike, with one password verification each", async () => {
    const verify = vi.spyOn(argon2, "verify");
    onTestFinished(() => verify.mockRestore());
    const wrong = await login(email, "wrong2026");
    expect(verify).toHaveBeenCalledTimes(1);
    const unknown = await login("unknown@example.com", "wrong2026");
    expect(verify).toHaveBeenCalledTimes(2);
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it("rejects a member of another shop", async () => {
    const answer = await shop.call(calls.login, { channel: "fl1", body: { username: email, password: PASSWORD } });
    expect(answer.status).toBe(401);
  });

  it("rotates the cookie at each use and keeps the session", async () => {
    const first = cookieOf(await login(email));
    const second = await refresh(first);
    expect(second).toMatchObject({ status: 200, body: { user_id: id, expires_in: 900 } });
    expect(cookieOf(second)).not.toBe(first);
    expect((await refresh(cookieOf(second))).status).toBe(200);
  });

  it("gives two tabs that refresh at once the same new cookie", async () => {
    const first = cookieOf(await login(email));
    const [one, two] = await Promise.all([refresh(first), refresh(first)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(cookieOf(one)).toBe(cookieOf(two));
    expect((await refresh(cookieOf(one))).status).toBe(200);
  });

  it("ends the whole family when an old secret is used after the grace period", async () => {
    const stolen = cookieOf(await login(email));
    const next = cookieOf(await refresh(stolen));
    shop.clock.now = new Date(shop.clock.now.getTime() + REFRESH_GRACE_SECONDS * 1000 + 1);
    expect(await refresh(stolen)).toMatchObject({ status: 401, body: { code: "auth.refresh_failed" } });
    expect((await refresh(next)).status).toBe(401);
  });

  it("ends the family at once when a secret older than the previous one is used", async () => {
    const first = cookieOf(await login(email));
    const second = cookieOf(await refresh(first));
    const third = cookieOf(await refresh(second));
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it("keeps the other logins of a member", async () => {
    const phone = cookieOf(await login(email));
    const desktop = await login(email);
    await shop.call(calls.logout, { headers: { ...bearer(desktop), cookie: cookieOf(desktop) } });
    expect((await refresh(cookieOf(desktop))).status).toBe(401);
    expect((await refresh(phone)).status).toBe(200);
  });

  it("logs out: clears the cookie and invalidates its secret", async () => {
    const answer = await login(email);
    const out = await shop.call(calls.logout, { headers: { ...bearer(answer), cookie: cookieOf(answer) } });
    expect(out.status).toBe(204);
    expect(out.headers.get("set-cookie")).toMatch(/noren_simple_refresh=;.*Max-Age=0/);
    expect((await refresh(cookieOf(answer))).status).toBe(401);
  });

  it.each([
    "",
    "noren_simple_refresh=",
    "noren_simple_refresh=abc",
    `noren_simple_refresh=${"0".repeat(36)}.${"a".repeat(43)}`,
  ])("rejects the cookie '%s'", async (cookie) => {
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: "auth.refresh_failed" } });
  });

  describe("of a shop with https", () => {
    const setOrigin = (origin: string) =>
      shop.db.update(channels).set({ origin }).where(eq(channels.id, shop.simple.id));
    beforeAll(() => setOrigin("https://shop.example.jp"));
    afterAll(() => setOrigin(shop.simple.origin));

    it("has a refresh cookie that no other host of the domain can set, in place of the one from before", async () => {
      const [cookie = "", cleared] = (await login(email)).headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-noren_simple_refresh=/);
      for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/;"]) expect(`${cookie};`).toContain(part);
      expect(cookie).not.toContain("Domain");
      expect(cleared).toMatch(/^noren_simple_refresh=;.*Max-Age=0; Path=\/v1\/auth/);
      const own = cookie.split(";")[0] ?? "";
      const stranger = await login((await testMember(shop)).email);
      const tossed = (stranger.headers.get("set-cookie") ?? "").split(";")[0]?.replace("__Host-", "") ?? "";
      expect((await refresh(`${tossed}; ${own}`)).body.user_id).toBe(id);
      const former = await login(email);
      const kept = await refresh(cookieOf(former).replace("__Host-", ""));
      expect([kept.status, kept.headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^__Host-/)]);
    });
  });

  it("expires an unused session after 30 days", async () => {
    const cookie = cookieOf(await login(email));
    shop.clock.now = addDaysInJapan(shop.clock.now, 30);
    expect((await refresh(cookie)).status).toBe(401);
  });
});
