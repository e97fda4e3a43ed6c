import type { CartLine } from "@noren/contract/shapes/cart-line";
import type { Category, ProductInfo } from "@noren/contract/shapes/catalogue";
import type { Order } from "@noren/contract/shapes/order";
import { describe, expect, test } from "vitest";
import { toDataLayer } from "./ga4.ts";
import { serializeEventArgs } from "./event-args.ts";
import { beaconUrl, recommendedListing } from "./recommend.ts";
import { type TrackedEvent, toTrackedLine, toTrackedProduct, toTrackedPurchase } from "./tracked-event.ts";

const LEVELS = ["食品", "茶", "緑茶", "煎茶", "深蒸し", "新茶"];
/** Each level is the only child of the one before. */
const tree = LEVELS.reduceRight<Category[]>(
  (children, name) => [{ id: 1, key: name, name, product_count: 1, image: null, children }],
  [],
);
const product = {
  id: 7,
  key: "sencha",
  code: "T-7",
  name: "煎茶",
  brand: { key: "b", name: "茶園" },
  categories: [{ key: "新茶", name: "新茶" }],
  product_price_with_tax: 1080,
} as ProductInfo;
const line = { product_info: product, option_values: ["100g", "缶"], unit_price: 1200, quantity: 2 } as CartLine;
const item = toTrackedProduct(product, tree);

describe("a product in events", () => {
  test("[tracking.recommend] up to 5 category levels, and the first 3 products of a listing", () => {
    expect(item.categories).toEqual(["食品", "茶", "緑茶", "煎茶", "深蒸し"]);
    const tea = { ...product, categories: [{ key: "茶", name: "茶" }] };
    expect(toTrackedProduct(tea, tree).categories).toEqual(["食品", "茶"]);
    expect(toTrackedProduct(tea, []).categories).toEqual(["茶"]);
    expect(toTrackedProduct({ ...product, categories: [] }, tree).categories).toEqual([]);
    const items = [1, 2, 3, 4].map((id) => ({ ...item, id }));
    expect(recommendedListing(items).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(recommendedListing([item])).toEqual([item]);
  });

  test("price with tax, quantity and variant of the added line", () => {
    expect(item).toMatchObject({
      id: 7,
      code: "T-7",
      name: "煎茶",
      brand: "茶園",
      variant: null,
      price: 1080,
      quantity: 1,
    });
    expect(toTrackedLine(line, tree)).toMatchObject({ variant: "100g / 缶", price: 1200, quantity: 2 });
    expect(
      toTrackedLine({ ...line, option_values: [], product_info: { ...product, brand: null } }, tree),
    ).toMatchObject({
      variant: null,
      brand: null,
    });
  });
});

describe("GA4's data layer", () => {
  const reported = (event: TrackedEvent) =>
    toDataLayer(event).at(-1) as { event: string; ecommerce: Record<string, unknown> };

  test("a purchase with its sums in yen, after the previous data is cleared", () => {
    const order = { order_no: "N-1", total_payment: 2980, total_tax: 220, total_carriage: 580 } as Order;
    const purchase: TrackedEvent = { name: "purchase", ...toTrackedPurchase(order, [toTrackedLine(line, tree)], null) };
    expect(toDataLayer(purchase)).toEqual([
      { ecommerce: null },
      {
        event: "purchase",
        ecommerce: {
          currency: "JPY",
          transaction_id: "N-1",
          value: 2980,
          tax: 220,
          shipping: 580,
          items: [
            {
              item_id: "T-7",
              item_name: "煎茶",
              index: 0,
              price: 1200,
              quantity: 2,
              item_brand: "茶園",
              item_variant: "100g / 缶",
              item_category: "食品",
              item_category2: "茶",
              item_category3: "緑茶",
              item_category4: "煎茶",
              item_category5: "深蒸し",
            },
          ],
        },
      },
    ]);
    expect(reported({ ...purchase, coupon: "SUMMER" }).ecommerce).toMatchObject({ coupon: "SUMMER" });
  });

  test("lists, carts and steps with their items", () => {
    const bare = { ...item, brand: null, categories: [] };
    expect(reported({ name: "view_item_list", list: "検索", items: [bare, bare] }).ecommerce).toMatchObject({
      item_list_name: "検索",
      items: [{ index: 0 }, { index: 1 }],
    });
    expect(reported({ name: "add_to_cart", item: { ...bare, quantity: 3 } }).ecommerce).toEqual({
      currency: "JPY",
      value: 3240,
      items: [{ item_id: "T-7", item_name: "煎茶", index: 0, price: 1080, quantity: 3 }],
    });
    for (const name of ["view_cart", "begin_checkout", "add_shipping_info"] as const)
      expect(reported({ name, items: [bare], value: 1080 })).toMatchObject({
        event: name,
        ecommerce: { value: 1080, items: [{ quantity: 1 }] },
      });
    expect(
      reported({ name: "add_payment_info", items: [bare], value: 1080, payment: "代金引換" }).ecommerce,
    ).toMatchObject({ payment_type: "代金引換" });
  });

  test("pages, searches and logins carry no e-commerce data", () => {
    expect(toDataLayer({ name: "page_view", path: "/", title: "暖簾" })).toEqual([
      { event: "page_view", page_path: "/", page_title: "暖簾" },
    ]);
    expect(toDataLayer({ name: "search", word: "茶" })).toEqual([{ event: "search", search_term: "茶" }]);
    expect(toDataLayer({ name: "sign_up", method: "password" })).toEqual([{ event: "sign_up", method: "password" }]);
  });
});

describe("[tracking.recommend] a recommendation service's beacon", () => {
  const reported = (event: TrackedEvent) => {
    const url = beaconUrl({ url: "https://rcmd.example/t?v=1", id: "S1" }, event);
    return url === null ? null : Object.fromEntries(new URL(url).searchParams);
  };
  const base = { v: "1", id: "S1" };

  test("reports the first 3 products of a listing", () => {
    const items = ["a", "b", "c", "d"].map((code) => ({ ...item, code }));
    expect(reported({ name: "view_item_list", list: "tea", items })).toEqual({
      ...base,
      event: "view_item_list",
      list: "tea",
      items: "a,b,c",
    });
  });

  test("reports up to 5 levels of a product's categories", () => {
    const parameters = {
      items: "T-7",
      category1: "食品",
      category2: "茶",
      category3: "緑茶",
      category4: "煎茶",
      category5: "深蒸し",
    };
    for (const name of ["add_to_cart", "remove_from_cart"] as const)
      expect(reported({ name, item })).toEqual({ ...base, event: name, ...parameters });
    expect(reported({ name: "view_item", item })).toEqual({ ...base, event: "view_item", ...parameters });
  });

  test("reports purchases and no other events", () => {
    const purchase = { order_no: "N-1", value: 2980, tax: 220, carriage: 580, coupon: null };
    const items = [
      { ...item, quantity: 2 },
      { ...item, code: "b", price: 500 },
    ];
    expect(reported({ name: "purchase", ...purchase, items })).toEqual({
      ...base,
      event: "purchase",
      order_no: "N-1",
      value: "2980",
      items: "T-7,b",
      quantities: "2,1",
      prices: "1080,500",
    });
    expect(reported({ name: "login", method: "password" })).toBeNull();
    expect(reported({ name: "view_cart", items, value: 1 })).toBeNull();
  });
});

describe("the shop's own record of an event", () => {
  test("takes its details as JSON, without the name", () => {
    expect(serializeEventArgs({ name: "search", word: "茶" })).toBe('{"word":"茶"}');
    expect(JSON.parse(serializeEventArgs({ name: "view_item", item }))).toEqual({ item });
    expect(JSON.parse(serializeEventArgs({ name: "view_cart", items: [item], value: 1080 }))).toEqual({
      items: [item],
      value: 1080,
    });
  });

  test("omits the last products when there are too many", () => {
    const items = Array.from({ length: 200 }, (_, id) => ({ ...item, id }));
    const text = serializeEventArgs({ name: "view_cart", items, value: 1 });
    const reported = JSON.parse(text) as { items: { id: number }[] };
    expect(text.length).toBeLessThanOrEqual(8000);
    expect(text.length + JSON.stringify(items[0]).length).toBeGreaterThan(7900);
    expect(reported.items.map(({ id }) => id)).toEqual(items.slice(0, reported.items.length).map(({ id }) => id));
    const endless = { ...item, name: "あ".repeat(9000) };
    expect(serializeEventArgs({ name: "view_cart", items: [endless], value: 1 })).toBe('{"items":[],"value":1}');
  });
});
