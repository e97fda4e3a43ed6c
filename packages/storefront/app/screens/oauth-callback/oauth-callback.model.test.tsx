// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { sessionEvent } from "../../state/session.ts";
import { oauthRegistrationStorage, oauthReturnStorage } from "../../storage/oauth-storage.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useOAuthCallbackModel } from "./oauth-callback.model.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const CART = "c".repeat(43);
const NAMESPACE = "noren";

/** The return from a service, with an API of the given answer, in a tab that began the login on the way to the cart. */
function open(query: string, answer: () => Response) {
  oauthReturnStorage(NAMESPACE).write("/cart");
  const complete = vi.fn(answer);
  const { store } = testApp({
    responses: { [`GET /v1/auth/line/callback?state=line.s&code=c&cart_token=${CART}`]: complete },
  });
  store.dispatch(cartEvent({ type: "cart/restored", token: CART }));
  const { props, place } = renderModel(
    store,
    useOAuthCallbackModel,
    [`/oauth/callback?${query}`],
    paths.oAuthCallback(),
  );
  act(
    () =>
      void store.dispatch(
        sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }),
      ),
  );
  return { props, place, store, complete };
}

const RETURN = "state=line.s&code=c";
const answerOf = (answer: object) => () => Response.json({ login: null, registration: null, ...answer });

describe("[login.oauth] the return from an outside service", () => {
  test("logs in with the guest's cart, and leads to the return path", async () => {
    const { place, store, complete } = open(RETURN, answerOf({ login: loginAnswer }));
    await waitFor(() => expect(place()).toBe(paths.cart()));
    expect([store.getState().session.status, complete.mock.calls.length]).toEqual(["loggedIn", 1]);
    expect(sessionStorage).toHaveLength(0);
  });

  test("warns of an expired password and of bounced mails", async () => {
    const login = { ...loginAnswer, has_password_expired: true, has_mail_error_count_over: true };
    const { place, store } = open(RETURN, answerOf({ login }));
    await waitFor(() => expect(place()).toBe(paths.cart()));
    expect(store.getState().flash.next).toMatchObject([
      { link: { path: paths.password() } },
      { link: { path: paths.userInfo() } },
    ]);
  });

  test("leads to the code that the login needs", async () => {
    const waiting = { ...loginAnswer, access_token: undefined, is_verify: true, verify_code: "attempt" };
    const { place, store } = open(RETURN, answerOf({ login: waiting }));
    await waitFor(() => expect(place()).toBe("/login?to=%2Fcart"));
    expect(store.getState().session.status).toBe("oneTimeCode");
  });

  test("leads a person without an account to the registration", async () => {
    const { registration } = accountExamples.completeOauth;
    const { place } = open(RETURN, answerOf({ registration }));
    await waitFor(() => expect(place()).toBe("/register?to=%2Fcart"));
    expect(oauthRegistrationStorage(NAMESPACE).read()).toEqual({ ...registration, type: "line" });
  });

  test.each([
    [409, "oauth.denied"],
    [409, "oauth.email_in_use"],
    [422, "oauth.state_invalid"],
  ])("shows why it is refused (%i %s), with a way back", async (status, code) => {
    const message = "外部サービスでのログインがキャンセルされました。";
    const { props } = open(RETURN, () => Response.json({ message, code, errors: {} }, { status }));
    await waitFor(() =>
      expect(props()).toEqual({ status: "refused", text: message, loginPath: paths.login({ to: paths.cart() }) }),
    );
  });

  test("can be repeated when the connection fails", async () => {
    const answer = vi.fn(answerOf({ login: loginAnswer })).mockImplementationOnce(() => Response.error());
    const { props, place } = open(RETURN, answer);
    await waitFor(() => expect(props()).toMatchObject({ status: "loading", failure: expect.anything() }));
    const shown = props();
    act(() => void ("failure" in shown && shown.failure?.onRetried()));
    await waitFor(() => expect(place()).toBe(paths.cart()));
  });

  test("is refused without the parameters of a service", () => {
    expect(open("", answerOf({})).props()).toMatchObject({ status: "refused", text: null });
  });
});
