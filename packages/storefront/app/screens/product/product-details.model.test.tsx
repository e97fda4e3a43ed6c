// @vitest-environment jsdom
import type { Product } from "@noren/contract";
import { product } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RootState } from "../../state/store.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useProductDetailsModel } from "./product-details.model.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const url = `${location.origin}/product/${product.key}`;

function open(ofDevice: object) {
  vi.stubGlobal("navigator", ofDevice);
  const { store } = testApp({
    responses: {
      [`GET /v1/products/${product.key}/details`]: () => Response.json(catalogueExamples.getProductDetails),
    },
  });
  const { props } = renderModel(store, () => useProductDetailsModel(product), ["/"]);
  const toasts = (): string[] => (store.getState() as RootState).flash.now.map((toast) => toast.message);
  return { props, toasts };
}

test("maker and tags lead to their pages; before the answer there are only the specifications", async () => {
  const { props } = open({});
  expect(props()).toMatchObject({ specs: product.specs, maker: null, tags: [], sizeTable: null, giftServices: [] });
  await vi.waitFor(() =>
    expect(props()).toMatchObject({
      maker: { name: "笠間窯", path: "/maker/kasama" },
      tags: [{ name: "食洗機で洗える", path: "/product?tag=dishwasher" }],
    }),
  );
});

test("the page is shared by the device; a closed dialog says nothing", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException("", "AbortError")));
  const { props, toasts } = open({ share });
  props().onShared();
  expect(share.mock.calls).toEqual([[{ title: product.name, url }]]);
  await Promise.resolve();
  expect(toasts()).toEqual([]);
});

test.each([
  ["copied", () => Promise.resolve(), /コピーしました/],
  ["not copied", () => Promise.reject(new Error("refused")), /コピーできませんでした/],
])("without the device's dialog its URL is %s", async (_, answer, text) => {
  const writeText = vi.fn<(copied: string) => Promise<void>>(answer);
  const { props, toasts } = open({ clipboard: { writeText } });
  props().onShared();
  await vi.waitFor(() => expect(toasts()[0]).toMatch(text));
  expect(writeText.mock.calls).toEqual([[url]]);
});

test("[message.page-keys] a product that is made to order has the shop's messages about that", async () => {
  const messages = ["pre-order-info-1", "pre-order-info-2", "product"].map((code) => ({
    code,
    content: code,
    updated_at: "",
  }));
  const { store } = testApp({ responses: { "GET /v1/messages?per=all": () => Response.json({ data: messages }) } });
  const codesOf = (order_sheet: Product["order_sheet"]) =>
    renderModel(store, () => useProductDetailsModel({ ...product, order_sheet }), ["/"]).props;
  const made = codesOf({ sizes: [] });
  await vi.waitFor(() =>
    expect(made().notes.map(({ code }) => code)).toEqual(["pre-order-info-1", "pre-order-info-2"]),
  );
  expect(codesOf(undefined)().notes).toEqual([]);
});
