import { calls } from "@noren/contract";
import { type Route, serve } from "../http/serve.ts";
import { authenticate, openSession, refreshSession } from "./login.ts";
import { clearRefreshToken, readRefreshToken } from "./refresh-cookie.ts";
import { endFamily } from "./session-family.ts";

export const authRoutes: readonly Route[] = [
  serve(calls.login, async ({ body, ...browser }) => {
    const userId = await authenticate(browser, body.username, body.password);
    return openSession(browser, userId, body.cart_token);
  }),
  serve(calls.refresh, refreshSession),
  serve(calls.logout, async ({ db, channel, http, memberId, now }) => {
    const token = readRefreshToken(http, channel);
    if (token !== undefined) await endFamily(db, memberId, token, now());
    clearRefreshToken(http, channel);
    return undefined;
  }),
];
