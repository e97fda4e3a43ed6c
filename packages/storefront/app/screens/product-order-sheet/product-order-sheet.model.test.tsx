// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart, loginAnswer, product as example, settings } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import type { OrderSheet, Product, Variant } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { schoolKeyPath } from "@noren/domain/return-path";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { productOrderSheetCopy as copy } from "#ui/screens/product-order-sheet/product-order-sheet.copy";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useProductOrderSheetModel } from "./product-order-sheet.model.ts";

afterEach(cleanup);

const [variant] = example.product_model.products as [Variant];
const sizeOf = (id: number, value: string, max: number): Variant => ({
  ...variant,
  id,
  option_values: [value],
  product_price_with_tax: 1100,
  max_quantity: max,
});
const shirt: Product = {
  ...example,
  embroidery_letters: 4,
  product_model: { products: [sizeOf(1, "S", 60), sizeOf(2, "M", 5), sizeOf(3, "L", 0)] },
};
const sheet: OrderSheet = {
  sizes: [
    { value: "S", measure: "chest", from: 80, to: 88 },
    { value: "M", measure: "chest", from: 88, to: 96 },
  ],
};
const noteWith = (purpose: "measurement" | "embroidery", values: object) => ({
  data: [{ id: 1, measured_at: "2026-11-01T00:00:00.000Z", purpose, values }],
});
const unmeasured = { height: null, weight: null, chest: null, waist: null, hip: null, sleeve: null, inseam: null };

async function open({
  product = shirt,
  chest = null as number | null,
  text = "花子",
  member = true,
  refused = false,
} = {}) {
  const added: unknown[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/messages": () => Response.json({ data: [] }),
      [`GET /v1/products/${product.key}/details`]: () => Response.json(catalogueExamples.getProductDetails),
      "POST /v1/carts/init": () => Response.json(cart),
      "GET /v1/me/timeseries?purpose=measurement": () =>
        Response.json(noteWith("measurement", { ...unmeasured, chest })),
      "GET /v1/me/timeseries?purpose=embroidery": () =>
        Response.json(noteWith("embroidery", { text, color: "紺", position: "左胸" })),
      "PATCH /v1/carts/products/add-set": (body) => {
        added.push((body as { products: unknown }).products);
        if (!refused) return Response.json(cart);
        return Response.json(
          { code: "cart.update_products.out_of_stock", message: "在庫が足りません。" },
          { status: 422 },
        );
      },
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(
    sessionEvent(
      member
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  const { props } = renderModel(store, () => useProductOrderSheetModel(product, sheet), ["/"]);
  const setQuantity = (id: number, quantity: number) => act(() => props().onQuantityChanged(id, quantity));
  const submit = (name_embroidery: string | null) => act(async () => props().onSubmitted({ name_embroidery }));
  return { props, setQuantity, submit, added };
}

test("all chosen sizes are added at once, each piece with the letters", async () => {
  const { props, setQuantity, submit, added } = await open();
  setQuantity(1, 12);
  setQuantity(2, 3);
  expect(props().total).toEqual({ pieces: 15, price: 16500 });
  expect(await submit("吹奏楽部")).toBeUndefined();
  expect(added).toEqual([
    [
      { product_id: 1, quantity: 12, name_embroidery: "吹奏楽部" },
      { product_id: 2, quantity: 3, name_embroidery: "吹奏楽部" },
    ],
  ]);
  expect(props().total.pieces).toBe(0);
});

test("the sheet has the product's size table", async () => {
  const { props } = await open();
  await waitFor(() => expect(props().sizeTable).toEqual(catalogueExamples.getProductDetails.size_table));
});

test("without pieces the form says so and sends nothing", async () => {
  const { submit, added } = await open();
  expect(await submit(null)).toEqual({ message: copy.nothingChosen });
  expect(added).toEqual([]);
});

test("a refused set keeps what was chosen", async () => {
  const { props, setQuantity, submit } = await open({ refused: true });
  setQuantity(2, 5);
  expect(await submit(null)).toMatchObject({ message: "在庫が足りません。" });
  expect(props().rows.map(({ quantity }) => quantity)).toEqual([0, 5, 0]);
});

test("[measurement.by-purpose] the size that fits the member's last measurement is suggested", async () => {
  const { props } = await open({ chest: 88 });
  await waitFor(() => expect(props().rows.map(({ isSuggested }) => isSuggested)).toEqual([false, true, false]));
});

test("stored letters are offered when the product can have them", async () => {
  const { props } = await open();
  await waitFor(() => expect(props().storedEmbroidery).toBe("花子"));
  cleanup();
  const longer = await open({ chest: 80, text: "吹奏楽部一同" });
  await waitFor(() => expect(longer.props().rows[0]!.isSuggested).toBe(true));
  expect(longer.props().storedEmbroidery).toBeNull();
});

test("a guest sees the sheet without suggestions", async () => {
  const { props } = await open({ member: false, chest: 88 });
  expect(props()).toMatchObject({ storedEmbroidery: null, keyPath: null });
  expect(props().rows.some(({ isSuggested }) => isSuggested)).toBe(false);
});

test("prices that need a school's key lead to it", async () => {
  const products = shirt.product_model.products.map((each) => ({ ...each, product_price_with_tax: null }));
  const { props, setQuantity } = await open({
    product: { ...shirt, product_price_with_tax: null, product_model: { products } },
  });
  setQuantity(1, 2);
  expect(props()).toMatchObject({
    keyPath: schoolKeyPath(paths.productOrderSheet({ key: shirt.key })),
    total: { pieces: 2, price: null },
  });
});
