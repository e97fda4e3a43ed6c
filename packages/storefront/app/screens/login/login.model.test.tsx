// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { verdictOn } from "../../frame/verdict.ts";
import { sessionEvent } from "../../state/session.ts";
import { testWorld } from "../../testing/world.ts";
import { useLoginModel } from "./login.model.ts";

afterEach(cleanup);

/** The login at this address. */
function open(address: string) {
  const { store } = testWorld();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  );
  return { store, show: () => renderHook(useLoginModel, { wrapper }) };
}

test.each([
  ["to which a failed refresh led", ["refresh", "show"]],
  ["at which the refresh failed", ["show", "refresh"]],
])("[guard.login-only] who goes back from the login %s is sent there again", (_, order) => {
  const { store, show } = open("/login/?re=1");
  const back = () => verdictOn(store.getState(), { id: "MemberHome" }, { pathname: "/ec/", search: "" });
  const happens: Record<string, () => void> = {
    refresh: () =>
      act(() => {
        store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: true }));
        store.dispatch(sessionEvent({ type: "session/refreshFailed" }));
      }),
    show: () => void show(),
  };
  for (const step of order) happens[step]?.();
  expect(back()).toEqual({ kind: "redirect", to: "/login/?to=%2Fec%2F" });
});
