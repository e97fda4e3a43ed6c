// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { useEmailRestoreModel } from "./email-restore.model.ts";

afterEach(cleanup);

/** The screen at this URL, with an API of the given responses; `sent` has the bodies of its requests. */
function open(url: string, answer: () => Response) {
  const sent: unknown[] = [];
  const { store } = testApp({
    responses: {
      "POST /v1/email-verify/restore": (body) => {
        sent.push(body);
        return answer();
      },
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => useEmailRestoreModel(), { wrapper });
  const submit = () => act(() => result.current.onSubmitted({ password: "mine2026" }));
  return { sent, result, submit };
}

test("[session.email-restore] the mailed link is used on a submission only, with the new password", async () => {
  const screen = open("/verify/email/restore?token=once", () => Response.json({ email: "hanako@example.jp" }));
  expect([screen.result.current.status, screen.sent]).toEqual(["ready", []]);
  expect(await screen.submit()).toBeUndefined();
  expect([screen.result.current.status, screen.sent]).toEqual(["done", [{ token: "once", password: "mine2026" }]]);
});

test("a used or expired link is invalid", async () => {
  const answer = { code: "token.invalid", message: "URLの有効期限が切れています。", errors: {} };
  const screen = open("/verify/email/restore?token=once", () => Response.json(answer, { status: 404 }));
  expect(await screen.submit()).toBeUndefined();
  expect(screen.result.current.status).toBe("invalid");
});

test("a failed request can be repeated", async () => {
  const screen = open("/verify/email/restore?token=once", () => Response.json({}, { status: 500 }));
  expect(await screen.submit()).toMatchObject({ message: expect.any(String) });
  expect(screen.result.current.status).toBe("ready");
});

test("a link without its token is invalid", () => {
  expect(open("/verify/email/restore", () => Response.json({})).result.current.status).toBe("invalid");
});
