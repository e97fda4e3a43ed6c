import { calls } from "@noren/contract";
import { oauthAccounts } from "@noren/backend/db/schema/login";
import { channels } from "@noren/backend/db/schema/shop";
import type { App } from "@noren/backend/http/app";
import { listen, type Listener } from "@noren/backend/http/listen";
import { oauthRoutes } from "@noren/backend/oauth/oauth.routes";
import { DEMO_LINE_SUBJECT, DEMO_LOGIN } from "@noren/backend/seed/shops";
import { toCookieHeader } from "@noren/backend/testing/cookies";
import { verifiedMember } from "@noren/backend/testing/member.fixture";
import { openTestShop, type TestAnswer, type TestShop } from "@noren/backend/testing/shop";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox } from "./app.ts";
import { sandboxCopy as copy } from "./sandbox.copy.ts";

describe("the identity sandbox", () => {
  let sandbox: App;
  let listener: Listener;
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    const app = { fetch: (...request: Parameters<App["fetch"]>) => sandbox.fetch(...request) } as App;
    listener = await listen(app, 0);
    const identitySandbox = { origin: listener.origin, secret: "a secret of at least 32 characters" };
    sandbox = await createSandbox(identitySandbox);
    shop = await openTestShop({ routes: oauthRoutes, identitySandbox });
    const offered = ["line", "google"].map((type) => ({ type, name: type }));
    const settings = { ...shop.simple.settings, "LOGIN.OAUTH_PROVIDERS": offered };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    ({ id: memberId } = await verifiedMember(shop, { email: DEMO_LOGIN.username }));
    const linked = { channelId: shop.simple.id, type: "line", subject: DEMO_LINE_SUBJECT };
    await shop.db.insert(oauthAccounts).values({ ...linked, userId: memberId });
  });
  afterAll(() => listener.close());

  /** Visits a page of the sandbox like a browser, with the cookies of the pages before. */
  async function visit(url: string, cookies: Map<string, string>, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(new URL(url, listener.origin), {
      redirect: "manual",
      headers: { cookie: [...cookies].map((cookie) => cookie.join("=")).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  /** Opens the login page of a service; returns its URL and what is on it. */
  async function openLogin(type: string, cookies: Map<string, string>) {
    const redirected = await shop.call(calls.redirectToOauth, { params: { type } });
    const login = (await visit(redirected.body.url, cookies)).headers.get("location") ?? "";
    return { redirected, login, page: await (await visit(login, cookies)).text() };
  }

  /** Logs in at the shop with a service, where this button is pressed. */
  async function press(type: string, button: string): Promise<TestAnswer> {
    const cookies = new Map<string, string>();
    const { redirected, login, page } = await openLogin(type, cookies);
    const [, name = "", value = ""] =
      [...page.matchAll(/name="(\w+)" value="([^"]+)"[^>]*>\s*(?:<span[^>]*>)?([^<]+)/g)].find(
        ([, , , label]) => label?.trim() === button,
      ) ?? [];
    expect(name).not.toBe("");
    let next = (await visit(login, cookies, { [name]: value })).headers.get("location") ?? "";
    // The service's own redirect comes before the one to the shop.
    if (next.startsWith("/") || next.startsWith(listener.origin))
      next = (await visit(next, cookies)).headers.get("location") ?? "";
    const { origin, pathname, searchParams } = new URL(next);
    expect(origin + pathname).toBe("http://localhost:3000/oauth/callback");
    const { state, code, error } = Object.fromEntries(searchParams);
    const query = { ...(state && { state }), ...(code && { code }), ...(error && { error }) };
    const headers = { cookie: toCookieHeader(redirected) };
    return shop.call(calls.completeOauth, { params: { type }, query, headers });
  }

  it.each([
    ["line", "暖簾 花子"],
    ["google", "暖簾 花子"],
  ])("logs the member in with %s, linked before or by the verified email", async (type, name) => {
    expect((await press(type, name)).body).toMatchObject({ login: { user_id: memberId }, registration: null });
  });

  it.each([
    ["google", "藤井 航", { email: "wataru@example.jp", last_name: "藤井", first_name: "航" }],
    ["line", "はるな", { email: "haruna@example.jp", last_name: null, first_name: null }],
    ["line", "ゆうと", { email: null, last_name: null, first_name: null }],
    ["line", "別の人", { email: DEMO_LOGIN.username }],
    ["google", "別の人", { email: DEMO_LOGIN.username }],
  ])("leads to a registration with %s as %s", async (type, name, registration) => {
    expect((await press(type, name)).body).toMatchObject({ login: null, registration });
  });

  it.each([
    [copy.cancel, "oauth.denied"],
    [copy.unavailable, "oauth.failed"],
    [copy.noToken, "oauth.failed"],
  ])("ends a login by %s as the shop's %s", async (button, code) => {
    expect(await press("google", button)).toMatchObject({ status: 409, body: { code } });
  });

  it("redirects to callbacks of shops on this machine only", async () => {
    const { body } = await shop.call(calls.redirectToOauth, { params: { type: "line" } });
    const statusFor = async (redirectUri: string) => {
      const url = new URL(body.url);
      url.searchParams.set("redirect_uri", redirectUri);
      return (await visit(url.href, new Map())).status;
    };
    expect(await statusFor("http://fl1.localhost:3000/oauth/callback")).toBe(303);
    for (const refused of [
      "https://evil.example/oauth/callback",
      "http://localhost.evil.example/oauth/callback",
      "http://localhost:3000/contact",
      "http://localhost@evil.example/oauth/callback",
    ])
      expect([refused, await statusFor(refused)]).toEqual([refused, 400]);
  });

  it("requires PKCE", async () => {
    const { body } = await shop.call(calls.redirectToOauth, { params: { type: "line" } });
    const url = new URL(body.url);
    url.searchParams.delete("code_challenge");
    url.searchParams.delete("code_challenge_method");
    expect((await visit(url.href, new Map())).headers.get("location")).toContain("error=invalid_request");
  });

  it("shows that a login is over, and answers no other host", async () => {
    const { login } = await openLogin("line", new Map());
    const stranger = await visit(login, new Map());
    expect([stranger.status, await stranger.text()]).toEqual([404, expect.stringContaining(copy.notFound)]);
    expect((await sandbox.request("http://evil.example/readyz")).status).toBe(421);
  });
});
