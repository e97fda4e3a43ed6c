import { accountChanges } from "@noren/api/endpoints/account-changes";
import { auth } from "@noren/api/endpoints/auth";
import { coupon } from "@noren/api/endpoints/coupon";
import { loginSteps } from "@noren/api/endpoints/login-steps";
import { membership } from "@noren/api/endpoints/membership";
import { oauth } from "@noren/api/endpoints/oauth";
import { reminder } from "@noren/api/endpoints/reminder";
import { loginAnswer } from "@noren/contract/examples";
import { isLoggedIn } from "@noren/domain/session";
import { describe, expect, test } from "vitest";
import { sessionEvent } from "../state/session.ts";
import type { AppStore } from "../state/store.ts";
import { NOW, testApp } from "../testing/test-app.ts";

const LOGIN = { username: "a", password: "b" };
const codeRequired = { ...loginAnswer, access_token: undefined, is_verify: true, verify_code: "attempt" };
const newcomer = { ...loginAnswer, is_registered_member: false };
const started = sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false });

/** An anonymous visitor, in a shop that answers one call. */
function visitor(call: string, ...answers: unknown[]) {
  const app = testApp({
    responses: {
      [call]: () => {
        const answer = answers.shift();
        return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
      },
    },
  });
  app.store.dispatch(started);
  return app;
}

describe("calls that log in", () => {
  test("[session.login] a login of a registered member logs in", async () => {
    for (const [answer, status] of [
      [loginAnswer, "loggedIn"],
      [newcomer, "unregistered"],
    ] as const) {
      const { store } = visitor("POST /v1/auth/login", answer);
      await store.dispatch(auth.endpoints.login.initiate(LOGIN));
      expect(store.getState().session.status).toBe(status);
    }
  });

  test("[session.one-time-code] with is_verify a code is required, and its verification completes the login", async () => {
    const { store, browser } = testApp({
      responses: {
        "POST /v1/auth/login": () => Response.json(codeRequired),
        "POST /v1/auth/verify": () => Response.json(loginAnswer),
      },
    });
    store.dispatch(started);
    await store.dispatch(auth.endpoints.login.initiate(LOGIN));
    const { user_id } = loginAnswer;
    expect(store.getState().session).toMatchObject({ status: "oneTimeCode", user_id, verify_code: "attempt" });
    expect(browser.storage.credentials.read()).toBeNull();
    const code = { verify_code: "attempt", user_id, code: "123456" };
    await store.dispatch(loginSteps.endpoints.verifyLogin.initiate(code));
    expect(store.getState().session.status).toBe("loggedIn");
    expect(browser.storage.credentials.read()?.access_token).toBe(loginAnswer.access_token);
  });

  test("[reminder.flow] a password reset with an access_token logs in and refetches the guest's answers", async () => {
    const coupons = "GET /v1/coupons";
    const { store, requests } = testApp({
      responses: {
        "POST /v1/reminder/reset": () => Response.json({ ...loginAnswer, username: "hanako" }),
        [coupons]: () => Response.json({ data: [] }),
      },
    });
    store.dispatch(started);
    await store.dispatch(coupon.endpoints.listCoupons.initiate({}));
    const body = { type: "password", token: "t", password: "abcd1234" } as const;
    await store.dispatch(reminder.endpoints.resetReminder.initiate(body));
    expect(isLoggedIn(store.getState().session)).toBe(true);
    await expect.poll(() => requests.filter((call) => call === coupons)).toHaveLength(2);
    store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" }));
    await expect.poll(() => requests.filter((call) => call === coupons)).toHaveLength(3);
  });

  test("an external service, another channel and a registration log in when they return a token", async () => {
    const calls = [
      [
        "GET /v1/auth/google/callback?state=google.s",
        { registration: null },
        ({ dispatch }: AppStore) =>
          dispatch(oauth.endpoints.completeOauth.initiate({ type: "google", query: { state: "google.s" } })),
      ],
      [
        "POST /v1/auth/login-sync-channel",
        { url: null },
        ({ dispatch }: AppStore) => dispatch(loginSteps.endpoints.syncLogin.initiate({ token: "t" })),
      ],
    ] as const;
    for (const [call, rest, dispatchCall] of calls) {
      for (const login of [loginAnswer, null]) {
        const { store } = visitor(call, { ...rest, login });
        await dispatchCall(store);
        expect(isLoggedIn(store.getState().session)).toBe(login !== null);
      }
    }
  });
});

describe("calls that change the user", () => {
  const member = (call: string, ...answers: unknown[]) => {
    const app = visitor(call, ...answers);
    app.store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    return app;
  };

  test("[session.email-verify] a verified email makes a registered member", async () => {
    const { store, browser } = visitor("POST /v1/email-verify/check", { email: "a@b.jp", is_registered_member: true });
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: newcomer, now: NOW }));
    expect(isLoggedIn(store.getState().session)).toBe(false);
    await store.dispatch(membership.endpoints.checkEmailVerify.initiate("t"));
    expect(isLoggedIn(store.getState().session)).toBe(true);
    expect(browser.storage.credentials.read()?.is_registered_member).toBe(true);
  });

  test("[session.logout-clears] closing the account logs out and clears the stored token", async () => {
    const { store, browser } = member("DELETE /v1/me/user", null);
    expect(browser.storage.credentials.read()).not.toBeNull();
    await store.dispatch(membership.endpoints.deleteUser.initiate({ current_password: "noren2026" }));
    expect([store.getState().session.status, browser.storage.credentials.read()]).toEqual(["anonymous", null]);
  });

  test("[error.401] a rejected logout rejects the call and keeps the session", async () => {
    const { store } = testApp({
      responses: { "POST /v1/auth/logout": () => Response.json({ message: "x" }, { status: 401 }) },
    });
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    const { error } = await store.dispatch(auth.endpoints.logout.initiate());
    expect(error).toMatchObject({ kind: "unauthenticated" });
    expect(store.getState().session.status).toBe("loggedIn");
  });

  test("[error.server-message] a rejected password change shows the server's message and keeps the session", async () => {
    const message = "現在のパスワードが違います。";
    const { store } = testApp({
      responses: { "PUT /v1/me/password": () => Response.json({ message, code: "validation" }, { status: 422 }) },
    });
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    const body = { current_password: "x", password: "abcd1234" };
    const change = store.dispatch(membership.endpoints.changePassword.initiate(body)).unwrap();
    await expect(change).rejects.toMatchObject({ kind: "validation", message });
    expect(store.getState().session.status).toBe("loggedIn");
  });

  test("any other call does not change the session", async () => {
    const { store } = member("POST /takimoto/v1/schools/check", { key: "k", check: true });
    const before = store.getState().session;
    await store.dispatch(accountChanges.endpoints.checkSchoolKey.initiate("k"));
    expect(store.getState().session).toBe(before);
  });
});
