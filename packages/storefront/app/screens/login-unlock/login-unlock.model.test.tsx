// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { useLoginUnlockModel } from "./login-unlock.model.ts";

afterEach(cleanup);

/** The screen at this URL, with an API of the given responses; `calls` counts the uses of the link. */
function open(url: string, answer: () => Response) {
  const calls = { count: 0 };
  const { store } = testApp({
    responses: {
      "GET /v1/auth/unlock/once": () => {
        calls.count += 1;
        return answer();
      },
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => useLoginUnlockModel(), { wrapper });
  const press = () => act(async () => result.current.onPressed());
  return { calls, result, press };
}

test.each([
  [true, "done"],
  [false, "invalid"],
] as const)("the link is used on a press only; its result %s is %s", async (result, status) => {
  const screen = open("/login/unlock?token=once", () => Response.json({ result }));
  expect([screen.result.current.status, screen.calls.count]).toEqual(["ready", 0]);
  await screen.press();
  expect([screen.result.current.status, screen.calls.count]).toEqual([status, 1]);
});

test("a failed request can be repeated", async () => {
  const screen = open("/login/unlock?token=once", () => Response.json({}, { status: 500 }));
  await screen.press();
  expect(screen.result.current).toMatchObject({ status: "ready", errorText: expect.any(String) });
});

test("a link without its token is invalid", () => {
  expect(open("/login/unlock", () => Response.json({})).result.current.status).toBe("invalid");
});
