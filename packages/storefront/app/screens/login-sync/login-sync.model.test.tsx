// @vitest-environment jsdom
import { loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openOtherShop } from "../../login/leave-shop.ts";
import { cartEvent } from "../../state/cart.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useLoginSyncModel } from "./login-sync.model.ts";

vi.mock(import("../../login/leave-shop.ts"));

const SISTER = { channel: "fl1", name: "花屋", url: "http://fl1.localhost:3000/" };
let referrer = SISTER.url;

beforeEach(() => {
  sessionStorage.clear();
  referrer = SISTER.url;
  vi.spyOn(document, "referrer", "get").mockImplementation(() => referrer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const CART = "c".repeat(43);

/** The screen at this URL, with an API of the given responses; `sent` has the bodies of its requests. */
function open(query: string, answer: () => Response, who: "guest" | "member") {
  const sent: unknown[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "LOGIN.SYNC_SHOPS": [SISTER] }),
      "POST /v1/auth/login-sync-channel": (body) => {
        sent.push(body);
        return answer();
      },
    },
  });
  store.dispatch(cartEvent({ type: "cart/restored", token: CART }));
  const { props, place } = renderModel(store, useLoginSyncModel, [`/login_sync?${query}`], paths.loginSync());
  act(() => {
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
    if (who === "member")
      store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  });
  return { sent, props, place, store };
}

const answerOf =
  (login: object | null, url: string | null = null) =>
  () =>
    Response.json({ url, login });
const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: "ログインを引き継げません。", errors: {} }, { status });

describe("[login.sync] a login that another shop hands over", () => {
  test("logs in with the guest's cart, once per page", async () => {
    const { sent, place, store } = open("token=once", answerOf(loginAnswer), "guest");
    await waitFor(() => expect(place()).toBe("/ec/"));
    expect(store.getState().session.status).toBe("loggedIn");
    expect(sent).toEqual([{ token: "once", cart_token: CART }]);
  });

  test("warns of an expired password and of bounced mails on the next page", async () => {
    const login = { ...loginAnswer, has_password_expired: true, has_mail_error_count_over: true };
    const { place, store } = open("token=once", answerOf(login), "guest");
    await waitFor(() => expect(place()).toBe("/ec/"));
    const { now, next } = store.getState().flash;
    expect([...now, ...next].map(({ link }) => link?.path)).toEqual([paths.password(), paths.userInfo()]);
  });

  test("needs a code the first time, which the login asks for", async () => {
    const waiting = { ...loginAnswer, access_token: undefined, is_verify: true, verify_code: "attempt" };
    const { place, store } = open("token=once", answerOf(waiting), "guest");
    await waitFor(() => expect(place()).toBe(paths.login()));
    expect(store.getState().session.status).toBe("oneTimeCode");
    expect(sessionStorage.getItem(`${settings["SITE.NAMESPACE"]}:login-attempt`)).toContain('"isSync":true');
  });

  test.each([
    [404, "token.invalid", "invalid", paths.login()],
    [409, "auth.sync_unverified", "unverified", paths.login()],
    [409, "auth.sync_no_account", "noAccount", paths.register()],
    [409, "auth.sync_account_unverified", "accountUnverified", paths.reminderPassword()],
  ] as const)("that is refused (%i %s) has a way on", async (status, code, reason, path) => {
    const { props } = open("token=once", refusal(status, code), "guest");
    await waitFor(() => expect(props()).toMatchObject({ status: "refused", reason, next: { path } }));
  });

  test("can be repeated when the connection fails", async () => {
    const answer = vi.fn(answerOf(loginAnswer)).mockImplementationOnce(() => Response.error());
    const { props, place } = open("token=once", answer, "guest");
    await waitFor(() =>
      expect(props()).toMatchObject({ status: "arriving", failure: { message: expect.any(String) } }),
    );
    const shown = props();
    act(() => void ("failure" in shown && shown.failure?.onRetried()));
    await waitFor(() => expect(place()).toBe("/ec/"));
  });

  test.each(["https://attacker.example/", "https://fl1.localhost:3000/", ""])(
    "is asked about when no sister shop has led here (%s)",
    async (from) => {
      referrer = from;
      const { sent, props, place } = open("token=once", answerOf(loginAnswer), "guest");
      await waitFor(() => expect(props().status).toBe("asking"));
      expect(sent).toEqual([]);
      const shown = props();
      act(() => void ("onAccepted" in shown && shown.onAccepted()));
      await waitFor(() => expect(place()).toBe("/ec/"));
      expect(sent).toEqual([{ token: "once", cart_token: CART }]);
    },
  );

  test("does not replace the login of this browser", async () => {
    const { sent, place } = open("token=once", answerOf(loginAnswer), "member");
    await waitFor(() => expect(place()).toBe("/ec/"));
    expect(sent).toEqual([]);
  });
});

describe("[login.sync] a login that is handed over", () => {
  const url = "http://fl1.localhost:3000/login_sync?token=once";

  test("opens the other shop", async () => {
    const { sent } = open("channel=fl1", answerOf(null, url), "member");
    await waitFor(() => expect(vi.mocked(openOtherShop).mock.calls).toEqual([[url]]));
    expect(sent).toEqual([{ channel: "fl1" }]);
  });

  test("needs a login", () => {
    const { props, sent } = open("channel=fl1", answerOf(null, url), "guest");
    expect(props()).toMatchObject({ status: "refused", reason: "guest", next: { path: paths.login() } });
    expect(sent).toEqual([]);
  });

  test("is refused where the shops do not share logins", async () => {
    const { props } = open("channel=fl1", refusal(404, "not_found"), "member");
    await waitFor(() => expect(props()).toMatchObject({ reason: "unlinked", next: { path: paths.mypageHome() } }));
  });
});

test("[login.sync] a link without token and shop is invalid", () => {
  expect(open("", answerOf(null), "guest").props()).toMatchObject({ status: "refused", reason: "invalid" });
});
