import { calls } from "@noren/contract";
import { readKnownMembers } from "../account/known-browser.ts";
import { countAttempt, OAUTH_FROM_NETWORK, OAUTH_IN_KNOWN_BROWSER } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { type Route, serve } from "../context/serve.ts";
import { completeOauth } from "./complete-oauth.ts";
import { redirectToProvider } from "./redirect-to-provider.ts";

export const oauthRoutes: readonly Route[] = [
  serve(calls.redirectToOauth, async ({ params, ...context }) => {
    const { db, network, now } = context;
    const [knownId] = readKnownMembers(context);
    const isFree =
      (knownId !== undefined && (await countAttempt(db, OAUTH_IN_KNOWN_BROWSER, String(knownId), now()))) ||
      (await countAttempt(db, OAUTH_FROM_NETWORK, network, now()));
    if (!isFree) throw createRateLimitedError();
    return { url: await redirectToProvider(context, params.type) };
  }),
  serve(calls.completeOauth, ({ params, query, ...context }) => completeOauth(context, params.type, query)),
];
