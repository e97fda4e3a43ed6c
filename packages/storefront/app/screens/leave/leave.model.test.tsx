// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useLeaveModel } from "./leave.model.ts";

afterEach(cleanup);

test("asks for the password in a second step; a wrong one is shown at its field, the right one leads home", async () => {
  const message = "パスワードが正しくありません。";
  const wrong = () =>
    Response.json({ message, code: "user.password_wrong", errors: { current_password: [message] } }, { status: 422 });
  const remove = vi.fn(() => new Response(null, { status: 204 })).mockImplementationOnce(wrong);
  const { store } = testApp({ responses: { "DELETE /v1/me/user": remove } });
  const { props, place, router } = renderModel(store, useLeaveModel, [paths.leave()]);
  expect(props().step).toBe("explain");
  await act(() => router.navigate(props().confirmPath));
  expect(props().step).toBe("confirm");
  const submit = () => act(() => props().onSubmitted({ current_password: "noren2026" }));
  expect(await submit()).toEqual({ message, errors: { current_password: [message] } });
  expect(place()).toBe(paths.leave({ step: "confirm" }));
  expect(await submit()).toBeUndefined();
  expect(place()).toBe(paths.home());
});
