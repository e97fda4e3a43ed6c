// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import { decideAccess } from "../../load/access-decision.ts";
import { rulesOf } from "../../screens.ts";
import { sessionEvent } from "../../state/session.ts";
import { testApp } from "../../testing/test-app.ts";
import { useLoginModel } from "./login.model.ts";

afterEach(cleanup);

/** The login at this URL, with an API of the given responses. */
function open(address: string, answer: object = {}) {
  const { store } = testApp({ responses: { "POST /v1/auth/login": () => Response.json(answer) } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
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

test("a login that requires a code shows an error, because no screen asks for it, and ends", async () => {
  const answer = { ...loginAnswer, access_token: undefined, is_verify: true, verify_code: "attempt" };
  const { store, start, show } = open("/login/?to=%2Fcart", answer);
  start(false);
  const { submit, place } = show();
  expect(await submit()).toEqual({ message: copy.codeUnavailable });
  expect([place(), store.getState().session.status]).toEqual(["/login/", "anonymous"]);
});
