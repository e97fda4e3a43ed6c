// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useRegisterCompleteModel } from "./register-complete.model.ts";

afterEach(cleanup);

/** The screen, on the way to the cart, before the session is known. */
function open() {
  const { store } = testApp();
  return {
    store,
    ...renderModel(store, useRegisterCompleteModel, ["/register/complete?to=%2Fcart"], paths.registerComplete()),
  };
}

test("[register.steps] a guest, who has not registered, is redirected to the form", async () => {
  const { store, props, place } = open();
  expect([props().isRegistered, place()]).toEqual([false, "/register/complete?to=%2Fcart"]);
  act(
    () =>
      void store.dispatch(
        sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }),
      ),
  );
  await vi.waitFor(() => expect(place()).toBe("/register?to=%2Fcart"));
});

test.each([
  { is_registered_member: true, verifyPath: null },
  { is_registered_member: false, verifyPath: paths.verify() },
])(
  "a registered person stays, with a link to the verification: $verifyPath",
  ({ is_registered_member, verifyPath }) => {
    const { store, props, place } = open();
    const answer = { ...loginAnswer, is_registered_member };
    act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer, now: NOW })));
    expect(props()).toMatchObject({ isRegistered: true, continuePath: paths.cart(), verifyPath });
    expect(place()).toBe("/register/complete?to=%2Fcart");
  },
);
