import { calls } from "@noren/contract";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountRoutes } from "../membership/account.routes.ts";
import { authRoutes } from "../membership/auth.routes.ts";
import { eq } from "drizzle-orm";
import { attempts, loginNames, users } from "../db/schema/account.ts";
import { oauthProviders } from "../db/schema/login.ts";
import { channels } from "../db/schema/shop.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { findMailsTo, readLinkParameter } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { openTestProvider, type TestProvider } from "../testing/oauth-provider.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { isOf, OAUTH_FROM_IP } from "../rate-limit/attempts.ts";
import { oauthRoutes } from "./oauth.routes.ts";

describe("a login at another service", () => {
  let shop: TestShop;
  let provider: TestProvider;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...oauthRoutes, ...authRoutes, ...accountRoutes, ...reminderRoutes] });
    provider = await openTestProvider();
    const { issuer, client } = provider;
    const row = { type: "yamato", issuer, clientId: client.id, clientSecret: client.secret };
    const urls = {
      authorizeUrl: `${issuer}/authorize?lang=ja`,
      tokenUrl: `${issuer}/token`,
      jwksUrl: `${issuer}/jwks`,
    };
    await shop.db.insert(oauthProviders).values([
      { ...row, ...urls, channelId: shop.simple.id },
      { ...row, ...urls, channelId: shop.simple.id, type: "hidden" },
      { ...row, ...urls, channelId: shop.simple.id, type: "secret", jwksUrl: null },
      { ...row, ...urls, channelId: shop.simple.id, type: "userinfo", userinfoUrl: `${issuer}/userinfo` },
    ]);
    const offered = [
      { type: "yamato", name: "ヤマトID" },
      { type: "secret", name: "ひみつID" },
      { type: "userinfo", name: "ユーザーID" },
    ];
    const settings = { ...shop.simple.settings, "LOGIN.OAUTH_PROVIDERS": offered };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.claims = {};
    provider.algorithm = "RS256";
    provider.forgedKey = undefined;
    provider.status = 200;
  });

  const redirect = (type = "yamato") => shop.call(calls.redirectToOauth, { params: { type } });
  const callback = (cookie: string, query: Record<string, string>, type = "yamato") =>
    shop.call(calls.completeOauth, { params: { type }, query, headers: { cookie } });
  /** Completes a login at the provider with this identity. */
  async function login(user: JWTPayload, change: Record<string, string> = {}, type = "yamato"): Promise<TestAnswer> {
    const redirected = await redirect(type);
    const { code, state } = provider.consent(redirected.body.url, user);
    return callback(toCookieHeader(redirected), { code, state, ...change }, type);
  }
  /** Completes a login that waits for the code in the last mail. */
  async function verify({ body: { login } }: TestAnswer, email: string): Promise<TestAnswer> {
    const { verify_code = "", user_id } = login;
    return shop.call(calls.verifyLogin, { body: { verify_code, user_id, code: await codeTo(email) } });
  }
  const codeTo = async (email: string) =>
    /確認コード：(\d{6})/.exec((await findMailsTo(shop, email)).at(-1)?.bodyText ?? "")?.[1] ?? "";
  let count = 0;
  const identity = (changes: JWTPayload = {}): JWTPayload => {
    count += 1;
    return { sub: `s${count}`, email: `s${count}@example.com`, email_verified: true, ...changes };
  };

  it("can be begun by a member's browser behind a network that begins too many, twenty times an hour", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const begin = async (cookie = "") =>
      (await shop.call(calls.redirectToOauth, { params: { type: "yamato" }, headers: { ...headers, cookie } })).status;
    expect(await begin()).toBe(200);
    await shop.db.update(attempts).set({ count: OAUTH_FROM_IP.max }).where(isOf(OAUTH_FROM_IP, "203.0.113.9"));
    expect(await begin()).toBe(429);
    const body = { ...testProfile(), password: PASSWORD, is_agreed: true };
    const cookie = toCookieHeader(await shop.call(calls.createUser, { body }));
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push(await begin(cookie));
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it("redirects with state, nonce and PKCE, and only back to the shop", async () => {
    const { status, body } = await redirect();
    expect(status).toBe(200);
    const url = new URL(body.url);
    expect(url.origin).toBe(provider.issuer);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      lang: "ja",
      response_type: "code",
      client_id: "noren",
      redirect_uri: "http://localhost:3000/oauth/callback",
      scope: "openid profile email",
      code_challenge_method: "S256",
    });
    expect(query["state"]).toMatch(/^yamato\.[\w-]{43}$/);
    expect(query["code_challenge"]).toMatch(/^[\w-]{43}$/);
    expect(query["nonce"]).toMatch(/^[\w-]{43}$/);
  });

  it.each(["hidden", "unknown", "constructor"])("answers 404 for the provider %s", async (type) => {
    expect((await redirect(type)).status).toBe(404);
    expect((await callback("", { code: "x", state: "y" }, type)).status).toBe(404);
  });

  it("returns registration data to a new user and logs the registered member in", async () => {
    const user = identity({ family_name: "山田", given_name: "花子" });
    const { body } = await login(user);
    expect(body).toMatchObject({
      login: null,
      registration: { email: user["email"], last_name: "山田", first_name: "花子" },
    });
    const { oauth_token } = body.registration;
    const registration = { ...testProfile({ email: String(user["email"]) }), password: PASSWORD, is_agreed: true };
    const registered = await shop.call(calls.createUser, { body: { ...registration, oauth_token } });
    const { id } = registered.body.user;
    expect((await shop.db.select().from(users).where(eq(users.id, id)))[0]?.emailVerifiedAt).not.toBeNull();
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
    // The token is valid once.
    const again = { ...registration, ...testProfile(), oauth_token };
    expect(await shop.call(calls.createUser, { body: again })).toMatchObject({
      status: 422,
      body: { code: "oauth.token_invalid" },
    });
  });

  it("links an account with the same email by a mailed code when both sides verified it", async () => {
    const { id, email } = await testMember(shop);
    const user = identity({ email });
    expect(await login(user)).toMatchObject({ status: 409, body: { code: "oauth.email_in_use" } });
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, id));
    expect((await login({ ...user, email_verified: false })).body.login).toBeNull();
    const first = await login(user);
    expect(first.body.login).toMatchObject({ user_id: id, is_verify: true });
    expect(first.body.login).not.toHaveProperty("access_token");
    // Without the code, nothing is linked.
    const second = await login(user);
    expect(second.body.login).toMatchObject({ is_verify: true });
    expect((await verify(second, email)).body).toMatchObject({ user_id: id, is_verify: false });
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
    // The provider identifies the user, even when the email there has changed.
    expect((await login({ ...user, email: "other@example.com" })).body.login.user_id).toBe(id);
  });

  it("links by a code that was mailed again", async () => {
    const { id, email } = await verifiedMember(shop);
    const user = identity({ email });
    const { user_id, verify_code } = (await login(user)).body.login;
    const again = await shop.call(calls.resendLoginCode, { body: { user_id, verify_code } });
    await verify({ ...again, body: { login: again.body } }, email);
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
  });

  it("requires a code again after a new password, also from a person who read the member's mails", async () => {
    const { id, email } = await verifiedMember(shop);
    const thief = identity({ email });
    await verify(await login(thief), email);
    const late = await login({ ...thief, sub: `${thief.sub}-late` });
    const code = await codeTo(email);
    await shop.call(calls.requestReminder, { body: { type: "password", username: email } });
    const body = { type: "password", token: await readLinkParameter(shop, email, "token"), password: "owner2026" };
    expect((await shop.call(calls.resetReminder, { body })).status).toBe(200);
    const { verify_code } = late.body.login;
    expect((await shop.call(calls.verifyLogin, { body: { verify_code, user_id: id, code } })).status).toBe(410);
    for (const sub of [thief.sub ?? "", `${thief.sub}-late`])
      expect((await login({ ...thief, sub })).body.login).toMatchObject({ user_id: id, is_verify: true });
  });

  it("remains after a change of the password in my page, whose mail says so", async () => {
    const { id, email } = await verifiedMember(shop);
    const user = identity({ email });
    const changePassword = async (current_password: string, password: string) => {
      await shop.call(calls.changePassword, { memberId: id, body: { current_password, password } });
      return (await findMailsTo(shop, email)).at(-1)?.bodyText;
    };
    expect(await changePassword(PASSWORD, "second2026")).not.toContain("外部サービス");
    await verify(await login(user), email);
    expect(await changePassword("second2026", "third2026")).toContain(
      "連携済みの外部サービスでは、引き続きログインできます",
    );
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
  });

  it("links an account whose email differs in case only", async () => {
    const { id, email } = await verifiedMember(shop);
    const inCapitals = identity({ email: email.toUpperCase() });
    await verify(await login(inCapitals), email);
    expect((await login(inCapitals)).body.login).toMatchObject({ user_id: id, is_verify: false });
    // Lower case makes a "k" of the Kelvin sign, which belongs to another mailbox.
    await shop.db
      .update(users)
      .set({ email: `k${email}` })
      .where(eq(users.id, id));
    await shop.db
      .update(loginNames)
      .set({ name: `k${email}` })
      .where(eq(loginNames.userId, id));
    expect((await login(identity({ email: `\u212A${email}` }))).body).toMatchObject({ registration: { email: null } });
  });

  it("reads the email and the name from userinfo, where the provider has it, of the same user only", async () => {
    const { sub = "", ...profile } = identity({ family_name: "山田", given_name: "花子" });
    provider.userinfo = { ...profile, sub };
    expect((await login({ sub }, {}, "userinfo")).body.registration).toMatchObject({
      email: profile["email"],
      last_name: "山田",
      first_name: "花子",
    });
    const { email } = await verifiedMember(shop);
    provider.userinfo = { email, email_verified: true, sub: "another" };
    expect(await login({ sub }, {}, "userinfo")).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it("omits a name and an email that cannot be used, instead of failing", async () => {
    const user = identity({ family_name: "山".repeat(300), given_name: "花子", email: "花子", email_verified: true });
    expect((await login(user)).body.registration).toMatchObject({ email: null, last_name: null, first_name: "花子" });
  });

  it("completes once, in the browser that started it, within ten minutes", async () => {
    const invalid = { status: 422, body: { code: "oauth.state_invalid" } };
    const [mine, theirs] = [await redirect(), await redirect()];
    const { code, state } = provider.consent(mine.body.url, identity());
    expect(await callback("", { code, state })).toMatchObject(invalid);
    expect(await callback(toCookieHeader(theirs), { code, state })).toMatchObject(invalid);
    expect(await callback(toCookieHeader(mine), { code, state: `${state}x` })).toMatchObject(invalid);
    expect((await callback(toCookieHeader(mine), { code, state })).status).toBe(200);
    expect(await callback(toCookieHeader(mine), { code, state })).toMatchObject(invalid);

    // Another tab of the browser begins, and the first one completes as well.
    const first = await redirect();
    const cookie = toCookieHeader(first);
    const second = await shop.call(calls.redirectToOauth, { params: { type: "yamato" }, headers: { cookie } });
    for (const { body } of [first, second])
      expect((await callback(cookie, provider.consent(body.url, identity()))).status).toBe(200);

    const late = await redirect();
    const consent = provider.consent(late.body.url, identity());
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 600_001);
    expect(await callback(toCookieHeader(late), { code: consent.code, state: consent.state })).toMatchObject(invalid);
    shop.clock.now = now;
  });

  it("answers 409 when the user denied consent", async () => {
    const redirected = await redirect();
    const { state } = provider.consent(redirected.body.url, {});
    const answer = await callback(toCookieHeader(redirected), {
      state,
      error: "access_denied",
      error_description: "no",
    });
    expect(answer).toMatchObject({ status: 409, body: { code: "oauth.denied" } });
  });

  it("answers that the login failed when the service returns another error", async () => {
    const redirected = await redirect();
    const { state } = provider.consent(redirected.body.url, {});
    const answer = await callback(toCookieHeader(redirected), { state, error: "temporarily_unavailable" });
    expect(answer).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it.each<[string, JWTPayload]>([
    ["for another client", { aud: "someone-else" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["of another attempt", { nonce: "x" }],
    ["that is expired", { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ["without a subject", { sub: "" }],
  ])("rejects an id token %s", async (_, claims) => {
    provider.claims = claims;
    expect(await login(identity())).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it.each(["RS256", "RS512", "PS256", "ES256", "ES384", "EdDSA"])(
    "accepts a published key with the algorithm %s",
    async (algorithm) => {
      provider.algorithm = algorithm;
      expect(await login(identity())).toMatchObject({ status: 200, body: { login: null } });
    },
  );

  it("accepts the client secret only for a provider without keys", async () => {
    provider.algorithm = "HS256";
    expect((await login(identity(), {}, "secret")).status).toBe(200);
    expect(await login(identity())).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
    provider.forgedKey = new TextEncoder().encode("another secret that is long enough");
    expect(await login(identity(), {}, "secret")).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
    provider.forgedKey = undefined;
    provider.algorithm = "RS256";
    expect(await login(identity(), {}, "secret")).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it("accepts a key that the provider has published since, and rejects the one that it withdrew", async () => {
    expect((await login(identity())).status).toBe(200);
    const withdrawn = await provider.rotateKeys();
    expect((await login(identity())).status).toBe(200);
    provider.forgedKey = withdrawn;
    expect(await login(identity())).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it("rejects an id token without a signature", async () => {
    provider.algorithm = "none";
    for (const type of ["yamato", "secret"])
      expect(await login(identity(), {}, type)).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it("rejects an unpublished key, and a published key used as a secret", async () => {
    expect((await login(identity())).status).toBe(200);
    const published = await (await fetch(`${provider.issuer}/jwks`)).text();
    provider.algorithm = "HS256";
    provider.forgedKey = new TextEncoder().encode(published);
    expect(await login(identity())).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
  });

  it("answers 409 when the provider fails", async () => {
    provider.status = 503;
    expect(await login(identity())).toMatchObject({ status: 409, body: { code: "oauth.failed" } });
    provider.status = 200;
    expect(await login(identity(), { code: "made-up" })).toMatchObject({ status: 409 });
    expect((await login(identity(), { code: "x".repeat(3000) })).status).toBe(422);
  });
});
