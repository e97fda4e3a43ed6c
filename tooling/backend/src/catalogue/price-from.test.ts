import { calls, type ProductInfo } from "@noren/contract";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { stockMovements } from "../db/schema/catalogue.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import type { ProductDraft } from "./save-products.ts";

describe("the price from which a product is sold", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterEach(() => expectInvariants(shop));

  const SIZES = ["S", "M", "L"];
  /** A product with a variant per size. */
  const sizes = (key: string, variants: [price: number, stock: number, before?: number][]): ProductDraft =>
    productDraft(key, {
      name: `${key} 折敷`,
      options: [{ name: "サイズ", values: SIZES.slice(0, variants.length) }],
      variants: variants.map(([price, stock, beforePrice = null], index) => ({
        code: `${key}-${SIZES[index]}`,
        optionValues: [SIZES[index]!],
        price,
        stock,
        beforePrice,
      })),
    });
  const save = (...drafts: ProductDraft[]) => insertProducts(shop.db, shop.simple.id, drafts);
  const variantsOf = async (key: string) => {
    const { body } = await shop.call(calls.getProduct, { params: { key } });
    return new Map<string, number>(
      body.product_model.products.map(({ code, id }: { code: string; id: number }) => [code, id]),
    );
  };
  const move = async (key: string, code: string, quantity: number) =>
    shop.db
      .insert(stockMovements)
      .values({ variantId: (await variantsOf(key)).get(code)!, quantity, reason: "counted" });
  const priceOf = async (key: string) => {
    const { body } = await shop.call(calls.getProduct, { params: { key } });
    const { product_price_with_tax: price, is_price_from: isFrom, before_price: before } = body;
    return { price, isFrom, before };
  };
  const list = async (query: object) => {
    const { body } = await shop.call(calls.listProducts, { query: { per: 100, ...query } });
    return body as { data: ProductInfo[]; facets: { price_min: number; price_max: number } };
  };

  it("is the cheapest that can be bought, with the discount of that variant [product.price-from]", async () => {
    await save(
      sizes("tray", [
        [8250, 0, 9900],
        [11_000, 3, 13_200],
        [12_100, 2],
      ]),
    );
    expect(await priceOf("tray")).toEqual({ price: 11_000, isFrom: true, before: 13_200 });
  });

  it("is no range when the variants that can be bought cost the same", async () => {
    await save(
      sizes("even", [
        [8250, 0],
        [11_000, 3],
        [11_000, 1],
      ]),
    );
    expect(await priceOf("even")).toEqual({ price: 11_000, isFrom: false, before: null });
  });

  it("is the cheapest of all when the product is sold out", async () => {
    await save(
      sizes("gone", [
        [9900, 0],
        [8250, 0, 8800],
      ]),
    );
    expect(await priceOf("gone")).toEqual({ price: 8250, isFrom: true, before: 8800 });
  });

  it("depends on the stock: it rises when the cheapest sells out, and falls after a restock", async () => {
    await save(
      sizes("flow", [
        [1000, 2, 1500],
        [2000, 2],
      ]),
    );
    await move("flow", "flow-S", -1);
    expect(await priceOf("flow")).toEqual({ price: 1000, isFrom: true, before: 1500 });
    await move("flow", "flow-S", -1);
    expect(await priceOf("flow")).toEqual({ price: 2000, isFrom: false, before: null });
    await move("flow", "flow-S", 5);
    expect(await priceOf("flow")).toEqual({ price: 1000, isFrom: true, before: 1500 });
  });

  it("is used by lists, search, sorting, filters and facets", async () => {
    await save(
      sizes("basket-a", [
        [100, 0],
        [40_000, 3],
      ]),
      sizes("basket-b", [[39_000, 1]]),
      sizes("basket-c", [
        [41_000, 1],
        [200, 0],
      ]),
    );
    const word = { word: "basket" };
    const shown = async (query: object) =>
      (await list({ ...word, ...query })).data.map((each) => [each.key, each.product_price_with_tax]);
    const rising = [
      ["basket-b", 39_000],
      ["basket-a", 40_000],
      ["basket-c", 41_000],
    ];
    expect(await shown({ sort: "price_asc" })).toEqual(rising);
    expect(await shown({ sort: "price_desc" })).toEqual(rising.toReversed());
    expect(await shown({ sort: "price_asc", price_min: 40_000 })).toEqual(rising.slice(1));
    expect(await shown({ price_max: 38_999 })).toEqual([]);
    expect((await list(word)).facets).toMatchObject({ price_min: 39_000, price_max: 41_000 });
  });

  it("is the chosen variant's own in the cart, with its own discount [cart.student-shape]", async () => {
    await save(
      sizes("cart", [
        [1000, 1, 1500],
        [2000, 1],
      ]),
    );
    const cart = await readyCart(shop, [[(await variantsOf("cart")).get("cart-M")!, 1]]);
    expect((await cart.read()).detail.products[0]).toMatchObject({
      unit_price: 2000,
      product_info: { product_price_with_tax: 2000, product_price: 1819, is_price_from: false, before_price: null },
    });
  });

  /** Of a member of its own: one shopper may reserve few last pieces unpaid [order.unpaid-limit]. */
  const memberCart = async (lines: Parameters<typeof readyCart>[1]) =>
    readyCart(shop, lines, (await verifiedMember(shop)).id);

  it("is right after two orders that sell out two variants at the same time", async () => {
    for (const round of [1, 2, 3]) {
      const key = `race${round}`;
      await save(
        sizes(key, [
          [1000, 1],
          [2000, 1],
          [3000, 9],
        ]),
      );
      const ids = await variantsOf(key);
      const carts = [await memberCart([[ids.get(`${key}-S`)!, 1]]), await memberCart([[ids.get(`${key}-M`)!, 1]])];
      const answers = await Promise.all(carts.map((cart) => cart.placeOrder()));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await priceOf(key)).toEqual({ price: 3000, isFrom: false, before: null });
    }
  });

  it("causes no deadlock between orders that sell out variants of the same products in opposite order", async () => {
    await save(
      sizes("left", [
        [1000, 1],
        [1100, 9],
      ]),
      sizes("right", [
        [1000, 1],
        [1100, 9],
      ]),
    );
    await save(
      sizes("left", [
        [1000, 1],
        [1100, 9],
        [1200, 1],
      ]),
    );
    await save(
      sizes("right", [
        [1000, 1],
        [1100, 9],
        [1200, 1],
      ]),
    );
    const [left, right] = [await variantsOf("left"), await variantsOf("right")];
    const before = await deadlocks();
    const carts = [
      await memberCart([
        [left.get("left-S")!, 1],
        [right.get("right-L")!, 1],
      ]),
      await memberCart([
        [right.get("right-S")!, 1],
        [left.get("left-L")!, 1],
      ]),
    ];
    const answers = await Promise.all(carts.map((cart) => cart.placeOrder()));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await deadlocks()).toBe(before);
  });

  const deadlocks = async () => {
    const { rows } = await shop.db.execute<{ deadlocks: string }>(
      sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
    );
    return rows[0]?.deadlocks;
  };
});
