// @vitest-environment jsdom
import { cart } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useLoginHistoryModel } from "./login-history.model.ts";

const NEW_TOKEN = "n".repeat(43);

afterEach(cleanup);

test("ends the logins in other browsers with the password; a wrong one is shown at its field", async () => {
  const message = "パスワードが正しくありません。";
  const wrong = () =>
    Response.json({ message, code: "user.password_wrong", errors: { current_password: [message] } }, { status: 422 });
  const end = vi.fn(() => new Response(null, { status: 204 })).mockImplementationOnce(wrong);
  const opened = () => Response.json({ ...cart, token: NEW_TOKEN });
  const { store, browser } = testApp({ responses: { "DELETE /v1/me/logins": end, "POST /v1/carts/init": opened } });
  store.dispatch(cartEvent({ type: "cart/restored", token: cart.token }));
  const { props } = renderModel(store, useLoginHistoryModel, [paths.loginHistory()]);
  const submit = () => act(() => props().onOthersEnded({ current_password: "noren2026" }));
  expect(await submit()).toEqual({ message, errors: { current_password: [message] } });
  expect(props().isEnded).toBe(false);
  expect(await submit()).toBeUndefined();
  expect(props().isEnded).toBe(true);
  await vi.waitFor(() => expect(browser.storage.cartToken.read()).toBe(NEW_TOKEN));
});
