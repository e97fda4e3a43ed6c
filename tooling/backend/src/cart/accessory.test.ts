import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { productAccessories, products, stockMovements, variants } from "../db/schema/catalogue.ts";
import { okinawa, readyCart, testCart } from "../testing/cart.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";

describe("cart accessories, sets and embroidery", () => {
  let shop: TestShop;
  let kettle: number;
  let lid: number;
  let apron: number;
  beforeAll(async () => {
    shop = await openTestShop();
    kettle = await testVariant(shop, { name: "鉄瓶", price: 11_000, stock: 100 });
    lid = await testVariant(shop, { name: "替え蓋", price: 2200, stock: 5 });
    apron = await testVariant(shop, { name: "前掛け", price: 3300, stock: 100 });
    const productOf = async (variantId: number) =>
      (await shop.db.select().from(variants).where(eq(variants.id, variantId)))[0]!.productId;
    await shop.db
      .insert(productAccessories)
      .values({ productId: await productOf(kettle), accessoryId: await productOf(lid), position: 0 });
    await shop.db
      .update(products)
      .set({ embroideryLetters: 5 })
      .where(eq(products.id, await productOf(apron)));
  });

  const withLid = async (quantity = 2) => {
    const cart = await readyCart(shop, [[kettle, 1]]);
    const [line] = (await cart.read()).detail.products;
    const { detail } = await cart.edit(calls.addCartAccessory, { key: line!.key, product_id: lid, quantity });
    return { cart, key: line!.key, lidKey: detail.products[1]!.key, detail };
  };

  it("adds an accessory as a separate line that counts into the total", async () => {
    const { detail, key } = await withLid();
    expect(detail.products).toMatchObject([
      { key, product_id: kettle, accessory_of: null },
      { product_id: lid, accessory_of: kettle, quantity: 2, subtotal: 4400, shipping_key: detail.shippings[0]?.key },
    ]);
    expect(detail.order.total_products).toBe(15_400);
  });

  it("changes and removes an accessory, and removes it with its product", async () => {
    const { cart, key, lidKey } = await withLid();
    const changed = await cart.edit(calls.modifyCartAccessory, { key: lidKey, quantity: 5 });
    expect(changed.detail.products[1]?.quantity).toBe(5);
    expect((await cart.send(calls.modifyCartAccessory, { key: lidKey, quantity: 6 })).body.code).toBe(
      "cart.update_products.out_of_stock",
    );
    expect((await cart.send(calls.modifyCartAccessory, { key, quantity: 2 })).body.code).toBe(
      "cart.update_products.product_not_found",
    );
    expect((await cart.edit(calls.deleteCartAccessory, { key })).detail.products).toHaveLength(2);
    expect((await cart.edit(calls.deleteCartAccessory, { key: lidKey })).detail.products).toHaveLength(1);
    const again = await withLid();
    expect((await again.cart.edit(calls.deleteCartProduct, { key: again.key })).detail.products).toEqual([]);
  });

  it("rejects variants that are not accessories of the product, and quantities above the stock", async () => {
    const { cart, key, lidKey } = await withLid();
    const codeOf = async (body: object) => (await cart.send(calls.addCartAccessory, body)).body.code;
    expect(await codeOf({ key, product_id: apron, quantity: 1 })).toBe("cart.accessories.not_accessory");
    expect(await codeOf({ key: lidKey, product_id: lid, quantity: 1 })).toBe("cart.update_products.product_not_found");
    expect(await codeOf({ key: "p99", product_id: lid, quantity: 1 })).toBe("cart.update_products.product_not_found");
    expect(await codeOf({ key, product_id: lid, quantity: 4 })).toBe("cart.update_products.out_of_stock");
    expect(await codeOf({ key, product_id: lid, quantity: 1.5 })).toBe("validation");
  });

  it("counts an accessory and the same variant bought separately against one stock", async () => {
    const { cart } = await withLid(2);
    await cart.edit(calls.addCartProduct, { product_id: lid, quantity: 3 });
    expect((await cart.read()).detail.products.map((line) => [line.accessory_of, line.quantity])).toEqual([
      [null, 1],
      [kettle, 2],
      [null, 3],
    ]);
    expect((await cart.send(calls.addCartProduct, { product_id: lid, quantity: 1 })).body.code).toBe(
      "cart.update_products.out_of_stock",
    );
    const { body } = await cart.placeOrder();
    expect(body.order.shippings[0].products.map((line: { accessory_of: string | null }) => line.accessory_of)).toEqual([
      null,
      "鉄瓶",
      null,
    ]);
    expect(await readStock(shop, lid)).toBe(0);
    await expectInvariants(shop);
    await shop.db.insert(stockMovements).values({ variantId: lid, quantity: 5, reason: "received" });
  });

  it("ships an accessory to another destination than its product", async () => {
    const { cart } = await withLid(2);
    const far = (await cart.edit(calls.addCartShipping, { address: okinawa })).detail.shippings[1]!.key;
    const divided = await cart.edit(calls.divideCartProduct, {
      products: [{ product_id: lid, shippings: [{ shipping_key: far, quantity: 2 }] }],
    });
    expect(divided.detail.products.map((line) => [line.product_id, line.shipping_key === far])).toEqual([
      [kettle, false],
      [lid, true],
    ]);
  });

  it("adds a set of products completely or not at all", async () => {
    const cart = await testCart(shop);
    const set = (products: object[]) => cart.send(calls.addCartProductSet, { products });
    const { detail } = (
      await set([
        { product_id: apron, quantity: 2 },
        { product_id: lid, quantity: 1 },
        { product_id: apron, quantity: 1 },
      ])
    ).body;
    expect(detail.products.map((line: { quantity: number }) => line.quantity)).toEqual([3, 1]);
    const refused = await set([
      { product_id: apron, quantity: 1 },
      { product_id: lid, quantity: 9 },
    ]);
    expect(refused.body.code).toBe("cart.update_products.out_of_stock");
    expect((await set([{ product_id: 999_999, quantity: 1 }])).body.code).toBe(
      "cart.update_products.product_not_found",
    );
    expect((await set([])).status).toBe(422);
    expect((await set(Array.from({ length: 201 }, () => ({ product_id: apron, quantity: 1 })))).status).toBe(422);
    expect((await cart.read()).detail.products.map((line) => line.quantity)).toEqual([3, 1]);
  });

  it("keeps a separate line for each embroidered name", async () => {
    const cart = await readyCart(shop, []);
    const add = (name_embroidery: string | null, product_id = apron) =>
      cart.send(calls.addCartProductSet, { products: [{ product_id, quantity: 1, name_embroidery }] });
    await add("はな");
    await add("たろう");
    const { detail } = (await add("はな")).body;
    expect(detail.products.map((line: Record<string, unknown>) => [line["name_embroidery"], line["quantity"]])).toEqual(
      [
        ["はな", 2],
        ["たろう", 1],
      ],
    );
    expect((await add("あいうえおか")).body.code).toBe("cart.update_products.no_embroidery");
    expect((await add("はな", kettle)).body.code).toBe("cart.update_products.no_embroidery");
    expect((await add("  ")).body.detail.products).toHaveLength(3);
    const { body } = await cart.placeOrder();
    expect(
      body.order.shippings[0].products.map((line: { name_embroidery: string | null }) => line.name_embroidery),
    ).toEqual(["はな", "たろう", null]);
  });
});
