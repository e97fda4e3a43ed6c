import { calls } from "@noren/contract";
import { countAttempt, OAUTH_FROM_ADDRESS } from "../account/attempts.ts";
import { clientAddress } from "../account/client-address.ts";
import { rateLimited } from "../account/login.ts";
import { type Route, serve } from "../http/serve.ts";
import { completeOauth } from "./complete-oauth.ts";
import { redirectToProvider } from "./redirect-to-provider.ts";

export const oauthRoutes: readonly Route[] = [
  serve(calls.redirectToOauth, async ({ params, ...browser }) => {
    const { db, http, now } = browser;
    if (!(await countAttempt(db, OAUTH_FROM_ADDRESS, clientAddress(http), now()))) throw rateLimited();
    return { url: await redirectToProvider(browser, params.type) };
  }),
  serve(calls.completeOauth, ({ params, query, ...browser }) => completeOauth(browser, params.type, query)),
];
