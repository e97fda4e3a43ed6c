import { calls } from "@noren/contract";
import { countAttempt, OAUTH_FROM_IP } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";
import { type Route, serve } from "../context/serve.ts";
import { completeOauth } from "./complete-oauth.ts";
import { redirectToProvider } from "./redirect-to-provider.ts";

export const oauthRoutes: readonly Route[] = [
  serve(calls.redirectToOauth, async ({ params, ...context }) => {
    const { db, ip, now } = context;
    if (!(await countAttempt(db, OAUTH_FROM_IP, ip, now()))) throw rateLimited();
    return { url: await redirectToProvider(context, params.type) };
  }),
  serve(calls.completeOauth, ({ params, query, ...context }) => completeOauth(context, params.type, query)),
];
