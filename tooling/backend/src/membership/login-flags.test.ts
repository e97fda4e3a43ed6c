import { calls, type LoginHistory } from "@noren/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

const shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes] });

describe("a login", () => {
  const member = memberBeforeEach(shop);

  const login = (password = PASSWORD, headers: Record<string, string> = {}) =>
    shop.call(calls.login, { body: { username: member.email, password }, headers });
  const profile = async () => (await shop.call(calls.getUser, { memberId: member.id })).body;

  it("reports an expired password where the shop sets a password lifetime [login.response-shape]", async () => {
    const setting = (days: number | null) =>
      shop.db.execute(
        `UPDATE channels SET settings = settings || '{"LOGIN.PASSWORD_DAYS": ${days}}' WHERE key = 'simple'`,
      );
    await setting(90);
    expect((await login()).body.has_password_expired).toBe(false);
    shop.clock.now = addDaysInJapan(shop.clock.now, 90);
    expect((await login()).body.has_password_expired).toBe(true);
    expect((await profile()).has_password_expired).toBe(true);
    await setting(null);
    expect((await login()).body.has_password_expired).toBe(false);
    expect((await profile()).has_password_expired).toBe(false);
  });

  it("reports three refused mails in a row [login.response-shape]", async () => {
    const after = async (mailErrorCount: number) => {
      await shop.db.update(users).set({ mailErrorCount }).where(eq(users.id, member.id));
      return [(await login()).body, await profile()].map((answer) => answer.has_mail_error_count_over);
    };
    expect([await after(2), await after(3), await after(0)]).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it("is recorded for the member with its time, IP and device", async () => {
    const iPhone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
    await login("wrong2026");
    await login(PASSWORD, { "user-agent": iPhone, "x-forwarded-for": "203.0.113.9" });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await login(PASSWORD, { "user-agent": "x".repeat(5000), "x-forwarded-for": "2001:db8::1" });
    const list = (query = {}, memberId = member.id) => shop.call(calls.listLoginHistories, { memberId, query });
    const { body, headers } = await list();
    expect(body.data).toMatchObject([
      { method: "password", ip_address: "2001:db8::/64", device_name: "不明な端末" },
      { method_name: "パスワード", ip_address: "203.0.113.9", device_name: "iPhone / Safari" },
    ]);
    expect(headers.get("x-total")).toBe("2");
    expect((await list({ per: 1, page: 2 })).body.data).toHaveLength(1);
    expect((await list({}, (await testMember(shop)).id)).body.data).toEqual([]);
    expect((await shop.call(calls.listLoginHistories)).status).toBe(401);
    expect(body.data.map(({ is_current }: LoginHistory) => is_current)).toEqual([false, false]);
    const { access_token } = (await login()).body;
    const headersOfLogin = { authorization: `Bearer ${access_token}` };
    const ofLogin = (await shop.call(calls.listLoginHistories, { headers: headersOfLogin })).body.data;
    expect(ofLogin.map(({ is_current }: LoginHistory) => is_current)).toEqual([true, false, false]);
    // The record expires after a year.
    shop.clock.now = addDaysInJapan(shop.clock.now, 365);
    await login();
    expect((await list()).body.data).toHaveLength(1);
  });
});
