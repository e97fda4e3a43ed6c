import { type Call, calls, type LoginHistory } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { REFRESH_GRACE_SECONDS } from "../session/session-family.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop, type TestAnswer } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";

describe("an access token of an ended session", async () => {
  const shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes] });
  const member = memberBeforeEach(shop);

  const logIn = (headers = {}) =>
    shop.call(calls.login, { body: { username: member.email, password: PASSWORD }, headers });
  const bearer = (answer: TestAnswer) => ({ authorization: `Bearer ${answer.body.access_token}` });
  const cookieOf = (answer: TestAnswer) => /^([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
  const statusOf = async (login: TestAnswer, call: Call = calls.getUser) =>
    (await shop.call(call, { headers: bearer(login) })).status;

  it("is refused after the logout, for public calls too, and other logins stay", async () => {
    const [stolen, phone] = [await logIn(), await logIn()];
    expect(await statusOf(stolen)).toBe(200);
    expect((await shop.call(calls.logout, { headers: bearer(stolen) })).status).toBe(204);
    expect(await statusOf(stolen)).toBe(401);
    expect(await statusOf(stolen, calls.getDummyUser)).toBe(401);
    expect(await statusOf(phone)).toBe(200);
    expect((await shop.call(calls.refresh, { headers: { cookie: cookieOf(stolen) } })).status).toBe(401);
  });

  it("is refused after a new password; this browser continues with its renewed cookie", async () => {
    const [stolen, own] = [await logIn(), await logIn()];
    const body = { current_password: PASSWORD, password: "another2026" };
    const changed = await shop.call(calls.changePassword, { headers: bearer(own), body });
    expect(changed.status).toBe(204);
    expect([await statusOf(stolen), await statusOf(own)]).toEqual([401, 401]);
    const refreshed = await shop.call(calls.refresh, { headers: { cookie: cookieOf(changed) } });
    expect(await statusOf(refreshed)).toBe(200);
  });

  it("is refused after the member ended the other logins with the password; this browser continues with its renewed cookie", async () => {
    const [stolen, own] = [await logIn(), await logIn()];
    const end = (password: string) =>
      shop.call(calls.endOtherLogins, { headers: bearer(own), body: { current_password: password } });
    const refused = await end("wrong2026");
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([422, null]);
    expect([await statusOf(stolen), await statusOf(own)]).toEqual([200, 200]);
    const ended = await end(PASSWORD);
    expect(ended.status).toBe(204);
    expect([await statusOf(stolen), await statusOf(own)]).toEqual([401, 401]);
    expect((await shop.call(calls.refresh, { headers: { cookie: cookieOf(stolen) } })).status).toBe(401);
    const refreshed = await shop.call(calls.refresh, { headers: { cookie: cookieOf(ended) } });
    expect(await statusOf(refreshed)).toBe(200);
    const { body: logins } = await shop.call(calls.listLoginHistories, { headers: bearer(refreshed) });
    expect(logins.data.map(({ is_current }: LoginHistory) => is_current)).toEqual([true, false]);
  });

  it("is refused after a new login in the same browser; other browsers stay", async () => {
    const [older, phone] = [await logIn(), await logIn()];
    const { id: other, email } = await testMember(shop);
    const next = await logIn({ cookie: cookieOf(older) });
    expect([await statusOf(older), await statusOf(next), await statusOf(phone)]).toEqual([401, 200, 200]);
    expect((await shop.call(calls.refresh, { headers: { cookie: cookieOf(older) } })).status).toBe(401);
    const headers = { cookie: cookieOf(next) };
    const stranger = await shop.call(calls.login, { body: { username: email, password: PASSWORD }, headers });
    expect(stranger.body.user_id).toBe(other);
    expect([await statusOf(next), await statusOf(stranger)]).toEqual([401, 200]);
  });

  it("stays valid when a login sends its session's id without the secret", async () => {
    const login = await logIn();
    const [name, value = ""] = cookieOf(login).split("=");
    const [id] = value.split(".");
    await logIn({ cookie: `${name}=${id}.${"A".repeat(43)}` });
    expect(await statusOf(login)).toBe(200);
  });

  it("is refused after the member left", async () => {
    const login = await logIn();
    const left = await shop.call(calls.deleteUser, { headers: bearer(login), body: { current_password: PASSWORD } });
    expect(left.status).toBe(204);
    expect(await statusOf(login)).toBe(401);
  });

  it("is refused after an old refresh cookie was used again", async () => {
    const login = await logIn();
    const refreshed = await shop.call(calls.refresh, { headers: { cookie: cookieOf(login) } });
    expect(await statusOf(refreshed)).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + REFRESH_GRACE_SECONDS * 1000 + 1);
    await shop.call(calls.refresh, { headers: { cookie: cookieOf(login) } });
    expect(await statusOf(refreshed)).toBe(401);
  });
});
