import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { accountRoutes } from "../membership/account.routes.ts";
import { getAttemptCount, isOf, OAUTH_FROM_NETWORK } from "../rate-limit/attempts.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { PASSWORD, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { openOauthShop } from "../testing/oauth-shop.fixture.ts";
import { oauthRoutes } from "./oauth.routes.ts";

describe("a login at another service", async () => {
  const { shop, provider, redirect, callback, login, identity } = await openOauthShop([
    ...oauthRoutes,
    ...accountRoutes,
  ]);

  it("can be begun by a member's browser behind a network that begins too many, twenty times an hour", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const begin = async (cookie = "") =>
      (await shop.call(calls.redirectToOauth, { params: { type: "yamato" }, headers: { ...headers, cookie } })).status;
    expect(await begin()).toBe(200);
    await shop.db
      .update(attempts)
      .set({ count: OAUTH_FROM_NETWORK.max })
      .where(isOf(OAUTH_FROM_NETWORK, "203.0.113.9"));
    expect(await begin()).toBe(429);
    const body = { ...testProfile(), password: PASSWORD, is_agreed: true };
    const cookie = toCookieHeader(await shop.call(calls.createUser, { body }));
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push(await begin(cookie));
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it("is not begun by the pictures of a page of another site, which do not count for its visitor's network", async () => {
    const begin = async (site: string) => {
      const headers = { "x-forwarded-for": "203.0.113.10", "sec-fetch-site": site };
      return (await shop.call(calls.redirectToOauth, { params: { type: "yamato" }, headers })).status;
    };
    expect([await begin("cross-site"), await begin("same-site")]).toEqual([403, 403]);
    expect(await getAttemptCount(shop.db, OAUTH_FROM_NETWORK, "203.0.113.10", shop.clock.now)).toBe(0);
    expect([await begin("same-origin"), await begin("none")]).toEqual([200, 200]);
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
