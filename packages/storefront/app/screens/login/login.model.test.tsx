// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { calls, type PasskeyCredential } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { loginAnswer, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import { passkeyLoginCopy } from "#ui/slots/passkey-login/passkey-login.copy";
import { hasPasskeySuggestions, signChallenge } from "../../login/authenticator.ts";
import { openService } from "../../login/leave-shop.ts";
import { oauthReturnStorage } from "../../storage/oauth-storage.ts";
import { decideAccess } from "../../load/access-decision.ts";
import { rulesOf } from "../../screens.ts";
import { cartEvent } from "../../state/cart.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useLoginModel } from "./login.model.ts";

vi.mock(import("../../login/leave-shop.ts"));
vi.mock(import("../../login/authenticator.ts"), () => ({
  hasPasskeys: () => true,
  hasPasskeySuggestions: vi.fn(async () => false),
  hasOwnAuthenticator: async () => true,
  signChallenge: vi.fn(),
  cancelChallenge: async () => undefined,
  createCredential: vi.fn(),
}));

afterEach(cleanup);

/** The login at this URL, with an API of the given responses. */
function open(url: string, answer: object = {}) {
  const { store } = testApp({ responses: { "POST /v1/auth/login": () => Response.json(answer) } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </Provider>
  );
  const show = () => {
    const { result } = renderHook(() => ({ ...useLoginModel(), place: useLocation().pathname }), { wrapper });
    const submit = () => act(() => result.current.onSubmitted({ username: "hanako@example.jp", password: "abcd1234" }));
    return { submit, place: () => result.current.place };
  };
  const start = (mayRefresh: boolean) =>
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh }));
  return { store, start, show };
}

test.each([
  ["to which a failed refresh led", ["refresh", "show"]],
  ["at which the refresh failed", ["show", "refresh"]],
] as const)("[guard.login-only] who goes back from the login %s is sent there again", (_, order) => {
  const { store, start, show } = open("/login/?re=1");
  const happens = {
    refresh: () =>
      act(() => {
        start(true);
        store.dispatch(sessionEvent({ type: "session/refreshFailed" }));
      }),
    show,
  };
  for (const step of order) happens[step]();
  expect(decideAccess(store.getState(), rulesOf("MemberHome"), { pathname: "/ec/", search: "" })).toEqual({
    kind: "redirect",
    to: `${paths.login()}/?to=%2Fec%2F`,
  });
});

test("[session.login] a login leads to the return path", async () => {
  const { store, show } = open("/login/?to=%2Fcart", loginAnswer);
  const { submit, place } = show();
  expect(await submit()).toBeUndefined();
  expect([place(), store.getState().session.status]).toEqual([paths.cart(), "loggedIn"]);
});

test("[login.response-shape] a login warns of an expired password and of mail that bounces", async () => {
  const answer = { ...loginAnswer, has_password_expired: true, has_mail_error_count_over: true };
  const { store, show } = open("/login/", answer);
  await show().submit();
  expect(store.getState().flash.next).toMatchObject([
    { message: copy.passwordExpired, link: { label: copy.changePassword, path: paths.password() }, type: "warning" },
    { message: copy.mailUndelivered, type: "warning" },
  ]);
});

describe("[session.one-time-code] a login that requires a code", () => {
  const typed = { username: "hanako@example.jp", password: "abcd1234" };
  const waiting = { ...loginAnswer, access_token: undefined, is_verify: true, verify_code: "attempt" };
  const refusal = (status: number, code: string) => () =>
    Response.json({ message: "ご確認ください。", code, errors: { code: ["ご確認ください。"] } }, { status });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    vi.setSystemTime(NOW);
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function openApp(responses: Responses = {}) {
    const sent: unknown[] = [];
    const { store } = testApp({
      responses: {
        "POST /v1/auth/login": () => Response.json(waiting),
        "POST /v1/auth/verify": (body) => {
          sent.push(body);
          return Response.json(loginAnswer);
        },
        ...responses,
      },
    });
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
    store.dispatch(cartEvent({ type: "cart/restored", token: "c".repeat(43) }));
    const { props, place } = renderModel(store, useLoginModel, ["/login/?to=%2Fcart"], paths.login());
    const submit = () => act(() => props().onSubmitted(typed));
    const submitCode = (code = "123456") => act(() => props().code!.onSubmitted({ code }));
    return { store, props, place, sent, submit, submitCode };
  }

  test("asks for it, also after a reload, and leads to the return path with the guest's cart", async () => {
    const { submit, props } = openApp();
    expect(await submit()).toBeUndefined();
    expect(props().code).toMatchObject({ canSkipNextCode: false });
    cleanup();
    const { store, submitCode, sent, place } = openApp();
    expect(await submitCode()).toBeUndefined();
    expect(sent).toEqual([
      {
        user_id: loginAnswer.user_id,
        verify_code: "attempt",
        code: "123456",
        is_sync_user_channel: false,
        cart_token: "c".repeat(43),
      },
    ]);
    expect([place(), store.getState().session.status]).toEqual([paths.cart(), "loggedIn"]);
    expect(sessionStorage).toHaveLength(0);
  });

  test("shows a wrong code at its field, and begins again with what was typed when the code has expired", async () => {
    const verify = vi.fn(refusal(410, "auth.code_expired")).mockImplementationOnce(refusal(422, "auth.code_wrong"));
    const { submit, submitCode, props, place, store } = openApp({ "POST /v1/auth/verify": verify });
    await submit();
    expect(await submitCode()).toMatchObject({ errors: { code: ["ご確認ください。"] } });
    expect(await submitCode()).toBeUndefined();
    expect(props()).toMatchObject({ code: null, typed, notice: copy.codeExpired });
    expect([place(), store.getState().session.status]).toEqual(["/login/?to=%2Fcart", "anonymous"]);
    await submit();
    expect(props().code).not.toBeNull();
  });

  test("can be begun again without the password that was typed", async () => {
    const { submit, props } = openApp();
    await submit();
    act(() => props().code!.onRestarted());
    expect(props()).toMatchObject({ code: null, typed: { ...typed, password: "" }, notice: null });
    expect(sessionStorage).toHaveLength(0);
  });

  test("mails another code after a wait, and shows why it does not", async () => {
    const tooMany = { message: "操作が続いたため、一時的に受付を停止しています。", code: "rate_limited", errors: {} };
    const resend = vi
      .fn(() => Response.json(tooMany, { status: 429 }))
      .mockImplementationOnce(() => Response.json({ ...waiting, verify_code: "next" }));
    const { submit, submitCode, props, sent } = openApp({ "POST /v1/auth/verify/resend": resend });
    await submit();
    const press = () => act(async () => props().code!.resend.onResent());
    const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000));
    await pass(59);
    expect(props().code!.resend.waitSeconds).toBe(1);
    await press();
    expect(resend).not.toHaveBeenCalled();
    await pass(1);
    await press();
    expect(props().code!.resend).toMatchObject({ isSent: true, waitSeconds: 60 });
    await pass(60);
    await press();
    expect(props().code!.resend).toMatchObject({ errorText: tooMany.message, isSent: false, waitSeconds: 60 });
    await submitCode();
    expect(sent).toMatchObject([{ verify_code: "next" }]);
  });
});

test("[login.oauth] a button opens the service, and the tab keeps the return path", async () => {
  sessionStorage.clear();
  const url = "https://access.line.me/authorize";
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () =>
        Response.json({ ...settings, "LOGIN.OAUTH_PROVIDERS": [{ type: "line", name: "LINE" }] }),
      "GET /v1/auth/line/redirect": () => Response.json({ url }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props } = renderModel(store, useLoginModel, ["/login/?to=%2Fcart"], paths.login());
  await act(async () => props().services.services[0]!.onChosen());
  expect(vi.mocked(openService).mock.calls).toEqual([[url]]);
  expect(oauthReturnStorage(settings["SITE.NAMESPACE"]).read()).toBe("/cart");
});

describe("[session.passkey] a shop with passkeys", () => {
  const { credential } = exampleOf("loginWithPasskey", calls.loginWithPasskey).body as {
    credential: PasskeyCredential;
  };
  const refused = { code: "auth.passkey_failed", message: "ほかの方法でログインしてください。", errors: {} };

  beforeEach(() => {
    localStorage.clear();
    vi.mocked(hasPasskeySuggestions).mockReset();
    vi.mocked(signChallenge).mockReset();
  });

  async function openApp(url: string, responses: Responses = {}) {
    const { store } = testApp({
      responses: {
        "GET /v1/settings/front": () => Response.json({ ...settings, "LOGIN.IS_PASSKEY": true }),
        "POST /v1/auth/passkey/begin": () => Response.json(accountExamples.beginPasskeyLogin),
        "POST /v1/auth/passkey": () => Response.json(loginAnswer),
        "POST /v1/auth/login": () => Response.json(loginAnswer),
        ...responses,
      },
    });
    await store.dispatch(shop.endpoints.getSettings.initiate());
    const { props, place } = renderModel(store, useLoginModel, [url], paths.login());
    // The answer of the device is known.
    await act(async () => undefined);
    const submit = () => act(() => props().onSubmitted({ username: "hanako@example.jp", password: "abcd1234" }));
    return { store, props, place, submit };
  }

  test("logs in by the button, and shows why it does not", async () => {
    vi.mocked(signChallenge).mockResolvedValueOnce(null).mockResolvedValue(credential);
    const login = vi
      .fn(() => Response.json(loginAnswer))
      .mockImplementationOnce(() => Response.json(refused, { status: 401 }));
    const { props, place, store } = await openApp("/login/?to=%2Fcoupon", { "POST /v1/auth/passkey": login });
    const press = () => act(async () => props().passkey!.onPressed());
    await press();
    expect(props().passkey).toEqual({
      isBusy: false,
      errorText: passkeyLoginCopy.failed,
      onPressed: expect.any(Function),
    });
    await press();
    await vi.waitFor(() => expect(props().passkey!.errorText).toBe(refused.message));
    await press();
    await vi.waitFor(() => expect(place()).toBe(paths.couponList()));
    expect(store.getState().session.status).toBe("loggedIn");
  });

  test("sends the passkey of a suggestion once, and suggests again after a press", async () => {
    vi.mocked(hasPasskeySuggestions).mockResolvedValue(true);
    vi.mocked(signChallenge).mockResolvedValue(credential);
    const login = vi.fn(() => Response.json(refused, { status: 401 }));
    const { props } = await openApp("/login/", { "POST /v1/auth/passkey": login });
    await vi.waitFor(() => expect(props().passkey!.errorText).toBe(refused.message));
    await act(async () => props().passkey!.onPressed());
    await vi.waitFor(() => expect(login).toHaveBeenCalledTimes(3));
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(vi.mocked(signChallenge).mock.calls.map(([, ofField]) => ofField)).toEqual([true, false, true]);
  });

  test("offers one after a login with the password, once", async () => {
    const first = await openApp("/login/?to=%2Fcoupon");
    await first.submit();
    expect(first.place()).toBe(paths.passkeyAdd({ to: paths.couponList() }));
    cleanup();
    const second = await openApp("/login/?to=%2Fcoupon");
    await second.submit();
    expect(second.place()).toBe(paths.couponList());
  });

  test.each([
    ["a purchase", "/login/?to=%2Fcart%2Fshipping-select", {}, "/cart/shipping-select"],
    ["a password that has expired", "/login/?to=%2Fcoupon", { has_password_expired: true }, "/coupon"],
  ])("offers none during %s", async (_, url, change, expected) => {
    const answer = { ...loginAnswer, ...change };
    const { submit, place } = await openApp(url, { "POST /v1/auth/login": () => Response.json(answer) });
    await submit();
    expect(place()).toBe(expected);
  });
});
