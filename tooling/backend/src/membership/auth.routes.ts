import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { authenticate, unlock } from "../account/authenticate.ts";
import { completeLogin, resendCode, verifyCode } from "./login-code.ts";
import { createTakeoverUrl, takeOverLogin } from "./login-sync.ts";
import { refreshSession } from "./login.ts";
import { clearRefreshToken, readRefreshToken } from "../account/refresh-cookie.ts";
import { endSessions } from "../session/session-family.ts";

export const authRoutes: readonly Route[] = [
  serve(calls.login, async ({ body, ...context }) => {
    const member = await authenticate(context, body.username, body.password);
    return completeLogin(context, { member, method: "password", cartToken: body.cart_token });
  }),
  serve(calls.verifyLogin, ({ body, ...context }) =>
    verifyCode(context, {
      token: body.verify_code,
      userId: body.user_id,
      code: body.code,
      isLinked: body.is_sync_user_channel,
      cartToken: body.cart_token,
    }),
  ),
  serve(calls.resendLoginCode, ({ body, ...context }) =>
    resendCode(context, { token: body.verify_code, userId: body.user_id }),
  ),
  serve(calls.unlockAccount, async ({ params, ...context }) => ({ result: await unlock(context, params.token) })),
  serve(calls.syncLogin, async ({ body, ...context }) => {
    if (body.token !== undefined)
      return { url: null, login: await takeOverLogin(context, body.token, body.cart_token) };
    return { url: await createTakeoverUrl(context, body.channel ?? ""), login: null };
  }),
  serve(calls.refresh, refreshSession),
  serve(calls.logout, async ({ db, channel, cookies, memberId, sessionId, sessions, now }) => {
    await endSessions(db, memberId, { sessionId, refreshToken: readRefreshToken(cookies, channel) }, now());
    sessions.forget(memberId);
    clearRefreshToken(cookies, channel);
    return undefined;
  }),
];
