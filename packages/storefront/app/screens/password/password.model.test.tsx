// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { usePasswordModel } from "./password.model.ts";

afterEach(cleanup);

test("changes the password and leads to my page; a wrong current one is shown at its field", async () => {
  const message = "パスワードが正しくありません。";
  const wrong = () =>
    Response.json({ message, code: "user.password_wrong", errors: { current_password: [message] } }, { status: 422 });
  const change = vi.fn(() => new Response(null, { status: 204 })).mockImplementationOnce(wrong);
  const { store } = testApp({ responses: { "PUT /v1/me/password": change } });
  const { props, place } = renderModel(store, usePasswordModel, [paths.password()]);
  const submit = () => act(() => props().onSubmitted({ current_password: "noren2026", password: "brandnew2026" }));
  expect(await submit()).toEqual({ message, errors: { current_password: [message] } });
  expect(place()).toBe(paths.password());
  expect(await submit()).toBeUndefined();
  expect(place()).toBe(paths.mypageHome());
});
