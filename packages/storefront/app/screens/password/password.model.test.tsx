// @vitest-environment jsdom
import { cart } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { usePasswordModel } from "./password.model.ts";

const NEW_TOKEN = "n".repeat(43);

afterEach(cleanup);

test("[error.server-message] changes the password, opens the cart again and leads to my page; a wrong current one is shown at its field", async () => {
  const message = "パスワードが正しくありません。";
  const wrong = () =>
    Response.json({ message, code: "user.password_wrong", errors: { current_password: [message] } }, { status: 422 });
  const change = vi.fn(() => new Response(null, { status: 204 })).mockImplementationOnce(wrong);
  const opened = vi.fn(() => Response.json({ ...cart, token: NEW_TOKEN }));
  const { store, browser } = testApp({ responses: { "PUT /v1/me/password": change, "POST /v1/carts/init": opened } });
  store.dispatch(cartEvent({ type: "cart/restored", token: cart.token }));
  const { props, place } = renderModel(store, usePasswordModel, [paths.password()]);
  const submit = () => act(() => props().onSubmitted({ current_password: "noren2026", password: "brandnew2026" }));
  expect(await submit()).toEqual({ message, errors: { current_password: [message] } });
  expect(place()).toBe(paths.password());
  expect(opened).not.toHaveBeenCalled();
  expect(await submit()).toBeUndefined();
  expect(place()).toBe(paths.mypageHome());
  await vi.waitFor(() => expect(browser.storage.cartToken.read()).toBe(NEW_TOKEN));
  expect(opened).toHaveBeenCalledExactlyOnceWith({ token: cart.token }, expect.anything());
});
