// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart, product as example, productInfo, settings } from "@noren/contract/examples";
import type { Cart, Product, ProductInfo, Settings, Variant } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { schoolKeyPath } from "@noren/domain/return-path";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useProductModel } from "./product.model.ts";

afterEach(cleanup);

const [medium, large] = example.product_model.products as [Variant, Variant];
const [option] = example.options;

/** The example product with these changes of its first variant. */
const productWith = (changes: Partial<Variant>): Product => ({
  ...example,
  product_model: { products: [{ ...medium, ...changes }, large] },
});

/** A cart that holds these quantities of the first variant, a line each. */
const cartWith = (...quantities: number[]): Cart => {
  const [line] = cart.detail.products;
  const products = quantities.map((quantity, i) => ({ ...line!, key: `p${i}`, product_id: medium.id, quantity }));
  return { ...cart, detail: { ...cart.detail, products } };
};

/** The model of a product's page, with the shop's settings, recommendations and what this browser's cart holds. */
async function open(
  product: Product,
  changed: Partial<Settings> = {},
  { recommended = [], held, path = "/" }: { recommended?: readonly ProductInfo[]; held?: Cart; path?: string } = {},
) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      [`GET /v1/products/${product.key}/recommend`]: () => Response.json({ data: recommended }),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(held),
    },
  });
  if (held) store.dispatch(cartEvent({ type: "cart/restored", token: held.token }));
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props } = renderModel(store, () => useProductModel(product), [path]);
  const choose = (value: string) => act(() => props().onOptionChosen(option!.name, value));
  return { props, choose };
}

test("a link of a search engine names a variant, which is chosen; another id chooses none", async () => {
  const openAt = async (id: number) => (await open(example, {}, { path: `/?variant=${id}` })).props();
  expect(await openAt(large.id)).toMatchObject({ variant: large, openOption: null, canAddToCart: true });
  expect(await openAt(0)).toMatchObject({ variant: null, openOption: option!.name });
});

test("a product can be added to the cart once a variant in stock is chosen", async () => {
  const { props, choose } = await open(example);
  expect(props()).toMatchObject({ openOption: option!.name, canAddToCart: false, isSoldOut: false });
  choose("中");
  expect(props()).toMatchObject({ openOption: null, canAddToCart: true, isSoldOut: false });
});

test("a sold-out variant cannot be added to the cart", async () => {
  const { props, choose } = await open(productWith({ stock_status: "out", max_quantity: 0 }));
  choose("中");
  expect(props()).toMatchObject({ canAddToCart: false, isSoldOut: true });
});

test("[selling.stopped] nothing can be added to the cart while the shop has stopped selling", async () => {
  const { props, choose } = await open(example, {
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": true,
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": false,
  });
  choose("中");
  expect(props()).toMatchObject({ canAddToCart: false, isSelling: false });
});

test("the quantity never exceeds the stock of the chosen variant", async () => {
  const { props, choose } = await open(example);
  choose("中");
  act(() => props().onQuantityChanged(5));
  expect(props().quantity).toBe(5);
  choose("大");
  expect(props().quantity).toBe(large.max_quantity);
});

test("what the cart holds already cannot be added again: first less of it, then nothing", async () => {
  const few = productWith({ stock_status: "few", stock_quantity: 3, max_quantity: 3 });
  const some = await open(few, {}, { held: cartWith(1, 1) });
  some.choose("中");
  await vi.waitFor(() => expect(some.props()).toMatchObject({ maxQuantity: 1, canAddToCart: true, cartPath: null }));
  act(() => some.props().onQuantityChanged(3));
  expect(some.props().quantity).toBe(1);
  cleanup();
  const all = await open(few, {}, { held: cartWith(1, 2) });
  all.choose("中");
  await vi.waitFor(() =>
    expect(all.props()).toMatchObject({ quantity: 0, canAddToCart: false, cartPath: paths.cart() }),
  );
  expect(all.props().isSoldOut).toBe(false);
  all.choose("大");
  expect(all.props()).toMatchObject({ canAddToCart: true, cartPath: null });
  cleanup();
  const gone = await open(productWith({ stock_status: "out", max_quantity: 0 }), {}, { held: cartWith(1) });
  gone.choose("中");
  expect(gone.props(), "a sold-out variant is sold out, also in a cart").toMatchObject({ cartPath: null });
});

test("the price is the chosen variant's, before a choice the product's", async () => {
  const variant = { product_price_with_tax: 2200, before_price: 2640 };
  const { props, choose } = await open({ ...productWith(variant), is_price_from: true });
  expect(props().price).toEqual({ value: 3300, before: null, from: true, taxRate: 10 });
  choose("中");
  expect(props().price).toEqual({ value: 2200, before: 2640, from: false, taxRate: 10 });
});

test("the breadcrumbs lead to the categories above the product", async () => {
  const { props } = await open({ ...example, breadcrumbs: [{ key: "tableware", name: "食器" }] });
  expect(props().breadcrumbs).toEqual([{ name: "食器", path: "/product?category=tableware" }]);
});

test("[product.price-from] a sold-out variant's price and discount show only once it is chosen", async () => {
  const soldOut = { product_price_with_tax: 2200, before_price: 2640, stock_status: "out", max_quantity: 0 } as const;
  const { props, choose } = await open({ ...productWith(soldOut), product_price_with_tax: 3300, is_price_from: false });
  expect(props().price).toEqual({ value: 3300, before: null, from: false, taxRate: 10 });
  choose("中");
  expect(props()).toMatchObject({ isSoldOut: true, price: { value: 2200, before: 2640, from: false } });
});

test.each([
  ["the product", { ...example, tax_rate: 8 as const }, [productInfo], true],
  ["a recommendation", example, [{ ...productInfo, id: 2, tax_rate: 8 as const }], true],
  ["no product", example, [productInfo], false],
] as const)("the legend of the reduced rate shows when %s has it", async (_, product, recommended, expected) => {
  const { props } = await open(product, {}, { recommended });
  await vi.waitFor(() => expect(props().recommendations).toHaveLength(recommended.length));
  expect(props().hasReducedRate).toBe(expected);
});

test("[school-key.gate] a product without a price leads to the school's key and back, and cannot be bought", async () => {
  const { props, choose } = await open({ ...example, product_price: null, product_price_with_tax: null });
  choose("中");
  const keyPath = schoolKeyPath(paths.product({ key: example.key }));
  expect(props()).toMatchObject({ keyPath, canAddToCart: false });
});

test("several variants are added at once; a refusal is the server's message", async () => {
  const bodies: unknown[] = [];
  let refusal: string | null = null;
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(cart),
      "PATCH /v1/carts/products/add-set": (body) => {
        bodies.push(body);
        return refusal === null
          ? Response.json(cart)
          : Response.json({ code: "cart.update_products.out_of_stock", message: refusal }, { status: 422 });
      },
    },
  });
  const { props } = renderModel(store, () => useProductModel(example), ["/"]);
  const products = [
    { product_id: medium.id, quantity: 12 },
    { product_id: large.id, quantity: 4 },
  ];
  expect(await act(() => props().onSetAdded(products))).toBeUndefined();
  expect(bodies).toEqual([{ token: cart.token, products }]);
  refusal = "「大」は2点までご注文いただけます。";
  expect(await act(() => props().onSetAdded(products))).toEqual({ message: refusal });
});

test("variants are not reported as added when no cart could be opened", async () => {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () =>
        Response.json({ code: "cart.init.refused", message: "ただいま混み合っています。" }, { status: 422 }),
    },
  });
  const { props } = renderModel(store, () => useProductModel(example), ["/"]);
  expect(await act(() => props().onSetAdded([{ product_id: medium.id, quantity: 12 }]))).toEqual({});
});
