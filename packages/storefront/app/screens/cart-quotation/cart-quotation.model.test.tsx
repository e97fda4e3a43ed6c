// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { cart } from "#ui/stories/cart.fixture";
import { sessionEvent } from "../../state/session.ts";
import { testApp } from "../../testing/test-app.ts";
import { useCartQuotationModel } from "./cart-quotation.model.ts";

afterEach(cleanup);

function open(opened: typeof cart, download: () => Response) {
  const { store, requests } = testApp({
    responses: {
      "POST /v1/carts/init": () => Response.json(opened),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(opened),
      [`GET /v1/carts/${cart.token}/download/quotation?addressee=%E6%96%87%E5%AD%A6%E9%83%A8&honorific=onchu`]:
        download,
      [`GET /v1/carts/${cart.token}/download/quotation?honorific=sama`]: download,
    },
  });
  store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useCartQuotationModel(), { wrapper });
  return { result, requests, toasts: () => store.getState().flash.now };
}

test("[money.documents] the quotation of the cart is downloaded with its addressee, or without", async () => {
  const pdf = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } });
  const screen = open(cart, pdf);
  await vi.waitFor(() => expect(screen.result.current.quotation).toMatchObject({ hasCarriage: true }));
  const submit = (addressee: string | null, honorific: "sama" | "onchu") =>
    act(async () => screen.result.current.onSubmitted({ addressee, honorific }));
  expect(await submit("文学部", "onchu")).toBeUndefined();
  expect(await submit(null, "sama")).toBeUndefined();
  expect(screen.toasts()).toMatchObject([{ message: "見積書をダウンロードしました。" }]);
});

test("an empty cart has no quotation, and a refused one its reason", async () => {
  const empty = { ...cart, detail: { ...cart.detail, products: [] } };
  const refused = () => Response.json({ code: "cart.quotation.empty", message: "商品がありません。" }, { status: 422 });
  const screen = open(empty, refused);
  await vi.waitFor(() => expect(screen.result.current.quotation).toBe("empty"));
  const answer = await act(async () => screen.result.current.onSubmitted({ addressee: null, honorific: "sama" }));
  expect(answer).toMatchObject({ message: "商品がありません。" });
});
