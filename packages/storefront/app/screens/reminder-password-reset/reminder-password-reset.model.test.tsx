// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { isLoggedIn } from "@noren/domain/session";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useReminderUsernameResetModel } from "../reminder-username-reset/reminder-username-reset.model.ts";
import { useReminderPasswordResetModel } from "./reminder-password-reset.model.ts";

afterEach(cleanup);

const CHECK = "POST /v1/reminder/check";
const TOKEN = { token: "once" };
const CART_TOKEN = "c".repeat(43);
const invalid = () => Response.json({ message: "無効なリンクです。", code: "token.invalid" }, { status: 404 });

function openApi({ check = (): Response => Response.json({ type: "password", question_ct: null }), reset = invalid }) {
  const sent: unknown[] = [];
  const onReset = (body: unknown) => {
    sent.push(body);
    return reset();
  };
  const { store } = testApp({ responses: { [CHECK]: check, "POST /v1/reminder/reset": onReset } });
  return { store, sent };
}
const loggedIn = () => Response.json({ ...loginAnswer, username: "hanako" });

describe("[reminder.flow] the mailed link to set a new password", () => {
  const open = (api: ReturnType<typeof openApi>, query: object = TOKEN) =>
    renderModel(api.store, useReminderPasswordResetModel, [paths.reminderPasswordReset({ ...query })]);

  test("is checked first, asks the security question, and logs in with the guest's cart", async () => {
    const message = "秘密の質問の答えが正しくありません。";
    const wrong = () =>
      Response.json({ message, code: "reminder.answer_wrong", errors: { answer: [message] } }, { status: 422 });
    const reset = vi.fn(loggedIn).mockImplementationOnce(wrong);
    const api = openApi({ check: () => Response.json({ type: "password", question_ct: 1 }), reset });
    api.store.dispatch(cartEvent({ type: "cart/restored", token: CART_TOKEN }));
    const { props, place } = open(api);
    expect(props().link).toEqual({ status: "checking", failure: null });
    await vi.waitFor(() => expect(props().link).toEqual({ status: "valid", question: "初めて飼ったペットの名前" }));
    const submit = (answer: string) => act(() => props().onSubmitted({ password: "brandnew2026", answer }));
    expect(await submit("たま")).toEqual({ message, errors: { answer: [message] } });
    expect(await submit("ぽち")).toBeUndefined();
    const body = { type: "password", token: "once", password: "brandnew2026", cart_token: CART_TOKEN };
    expect(api.sent).toEqual([
      { ...body, answer: "たま" },
      { ...body, answer: "ぽち" },
    ]);
    expect(isLoggedIn(api.store.getState().session)).toBe(true);
    expect(place()).toBe(paths.mypageHome());
  });

  test("needs no answer without a question", async () => {
    const { props } = open(openApi({}));
    await vi.waitFor(() => expect(props().link).toEqual({ status: "valid", question: null }));
  });

  test.each([
    ["without its token", openApi({}), {}],
    ["with an unknown or used token", openApi({ check: invalid }), TOKEN],
    ["for the login ID", openApi({ check: () => Response.json({ type: "username", question_ct: null }) }), TOKEN],
  ])("is invalid %s", async (_, api, query) => {
    const { props } = open(api, query);
    await vi.waitFor(() => expect(props().link).toEqual({ status: "invalid" }));
    expect(api.sent).toEqual([]);
  });

  test("is invalid when it was used in another tab meanwhile", async () => {
    const { props } = open(openApi({}));
    await vi.waitFor(() => expect(props().link.status).toBe("valid"));
    expect(await act(() => props().onSubmitted({ password: "brandnew2026" }))).toBeUndefined();
    expect(props().link).toEqual({ status: "invalid" });
  });

  test("is checked again after a failure", async () => {
    const check = vi
      .fn(() => Response.json({ type: "password", question_ct: null }))
      .mockImplementationOnce(() => Response.json({}, { status: 500 }));
    const { props } = open(openApi({ check }));
    await vi.waitFor(() => expect(props().link).toMatchObject({ failure: { message: expect.any(String) } }));
    const { link } = props();
    act(() => (link.status === "checking" ? link.failure?.onRetried() : undefined));
    await vi.waitFor(() => expect(props().link.status).toBe("valid"));
  });
});

test("[reminder.variants] the mailed link for the login ID shows it, and sets a new one only if it is given", async () => {
  const api = openApi({ check: () => Response.json({ type: "username", question_ct: null }), reset: loggedIn });
  const { props } = renderModel(api.store, useReminderUsernameResetModel, [paths.reminderUsernameReset(TOKEN)]);
  await vi.waitFor(() => expect(props().link.status).toBe("valid"));
  expect(props().username).toBeNull();
  expect(await act(() => props().onSubmitted({ username: null }))).toBeUndefined();
  expect(api.sent).toEqual([{ type: "username", token: "once", username: null }]);
  expect(props().username).toBe("hanako");
  expect(isLoggedIn(api.store.getState().session)).toBe(true);
});
