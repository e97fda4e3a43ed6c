// @vitest-environment jsdom
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useReminderUsernameModel } from "./reminder-username.model.ts";
import { useReminderPasswordModel } from "../reminder-password/reminder-password.model.ts";

afterEach(cleanup);

function openApi(answer = () => new Response(null, { status: 204 })) {
  const request = vi.fn<(body: unknown) => Response>(answer);
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json(settings), "POST /v1/reminder/request": request },
  });
  return { store, request };
}

test("[reminder.variants] the password is asked for by login ID or email, the login ID by email", async () => {
  const { store, request } = openApi();
  const password = renderModel(store, useReminderPasswordModel, [paths.reminderPassword()]);
  expect(await act(() => password.props().onSubmitted({ username: "hanako" }))).toBeUndefined();
  const username = renderModel(store, useReminderUsernameModel, [paths.reminderUsername()]);
  expect(await act(() => username.props().onSubmitted({ email: "hanako@example.jp" }))).toBeUndefined();
  expect(request.mock.calls.map(([body]) => body)).toEqual([
    { type: "password", username: "hanako" },
    { type: "username", email: "hanako@example.jp" },
  ]);
  expect([password.props().isSent, username.props().isSent]).toEqual([true, true]);
  act(() => password.props().onRepeated());
  expect(password.props().isSent).toBe(false);
});

test("a refused request is explained, and the form stays", async () => {
  const message = "しばらくしてからお試しください。";
  const { store } = openApi(() => Response.json({ message, code: "rate_limited" }, { status: 429 }));
  const { props } = renderModel(store, useReminderPasswordModel, [paths.reminderPassword()]);
  expect(await act(() => props().onSubmitted({ username: "hanako" }))).toEqual({ message });
  expect(props().isSent).toBe(false);
});
