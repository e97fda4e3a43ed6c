import { loginAnswer, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { toCredentials } from "@noren/domain/session";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAuthPort, startSession } from "../../effects/session-effects.ts";
import { storeContext } from "../../state/visit.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { clientLoader } from "./login-history.route.tsx";

const HISTORY = "GET /v1/me/login-histories";
const REFRESH = "POST /v1/auth/refresh";
const refused = { message: "ログインが必要です。", code: "unauthenticated" };

beforeEach(() => void vi.stubEnv("SSR", false));
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["with an expiry is trusted", { expiresAt: NOW + 1 }, 200, [HISTORY], null],
  ["without an expiry is refreshed first", { expiresAt: null }, 200, [REFRESH, HISTORY], null],
  [
    "whose refresh fails leads to the login",
    { expiresAt: null },
    401,
    [REFRESH],
    "/login/?re=1&to=%2Fmypage%2Flogin_history",
  ],
])("[session.startup-trust] a page of a member whose stored token %s", async (_, stored, status, calls, to) => {
  const path = paths.loginHistory();
  const { store, browser, requests, navigations } = testApp({
    path,
    auth: createAuthPort,
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      [REFRESH]: () => (status === 200 ? Response.json(loginAnswer) : Response.json(refused, { status })),
      [`${HISTORY}?page=1`]: () => Response.json(accountExamples.listLoginHistories),
    },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  browser.storage.credentials.write({ ...toCredentials(loginAnswer, NOW)!, ...stored });
  const request = new Request(`https://shop.test${path}`);
  const loading = clientLoader({ context, params: {}, request }).catch(() => null);
  await startSession(store, browser);
  await loading;
  const sent = requests.map((call) => call.replace(/\?.*| Bearer.*/g, "")).filter((call) => !call.includes("settings"));
  expect(sent.slice(0, calls.length)).toEqual(calls);
  expect(navigations[0] ?? null).toBe(to);
  expect(store.getState().session.status).toBe(to === null ? "loggedIn" : "refreshFailed");
});
