import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { JWTPayload } from "jose";
import { beforeEach } from "vitest";
import type { Route } from "../context/serve.ts";
import { oauthProviders } from "../db/schema/login.ts";
import { channels } from "../db/schema/shop.ts";
import { toCookieHeader } from "./cookies.ts";
import { openTestProvider } from "./oauth-provider.ts";
import { onFileFinished } from "./on-file-finished.ts";
import { openTestShop, type TestAnswer } from "./shop.ts";

/** Opens a shop that offers logins with a service, and the service, whose answers each test of the `describe` may change. */
export async function openOauthShop(routes: readonly Route[]) {
  const shop = await openTestShop({ routes });
  const provider = await openTestProvider();
  onFileFinished(() => provider.close());
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
  let count = 0;
  const identity = (changes: JWTPayload = {}): JWTPayload => {
    count += 1;
    return { sub: `s${count}`, email: `s${count}@example.com`, email_verified: true, ...changes };
  };

  return { shop, provider, redirect, callback, login, identity };
}
