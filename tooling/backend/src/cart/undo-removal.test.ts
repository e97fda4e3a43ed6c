import { calls } from "@noren/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { eq, inArray } from "drizzle-orm";
import { productAccessories, products, stockMovements, variants } from "../db/schema/catalogue.ts";
import { okinawa, osaka, testCart } from "../testing/cart.fixture.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("an undone removal", () => {
  let shop: TestShop;
  let cup: number;
  let tea: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    cup = await testVariant(shop, { stock: 1000 });
    tea = await testVariant(shop, { stock: 1000, taxRate: 8 });
  });
  afterEach(() => expectInvariants(shop));

  const open = async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 3 });
    await cart.edit(calls.addCartProduct, { product_id: tea, quantity: 2 });
    const remove = async (key: string) => (await cart.send(calls.deleteCartProduct, { key })).body;
    const undo = (key: string) => cart.send(calls.deleteCartProduct, { undo: key });
    return { ...cart, remove, undo };
  };
  const facts = ({ detail }: Awaited<ReturnType<Awaited<ReturnType<typeof testCart>>["read"]>>) => detail;

  it("restores the line with its key, quantity and place", async () => {
    const cart = await open();
    const before = facts(await cart.read());
    const removed = await cart.remove(before.products[0]!.key);
    expect(removed.detail.products).toHaveLength(1);
    const { status, body } = await cart.undo(removed.undo_key);
    expect(status).toBe(200);
    expect(body.detail).toEqual(before);
    expect(body).not.toHaveProperty("undo_key");
  });

  it("restores the division among destinations, with wish and packaging of each parcel", async () => {
    const cart = await open();
    const wrapping_id = (await testPackingOptions(shop)).paper;
    await cart.edit(calls.addCartShipping, { address: osaka });
    const two = await cart.edit(calls.addCartShipping, { address: okinawa });
    const [first, second] = two.detail.shippings.map(({ key }) => key);
    await cart.edit(calls.divideCartProduct, {
      products: [
        {
          product_id: cup,
          shippings: [
            { shipping_key: first, quantity: 1 },
            { shipping_key: second, quantity: 2 },
          ],
        },
      ],
    });
    const divided = await cart.read();
    const own = divided.detail.products.find((line) => line.product_id === cup && line.shipping_key === first)!;
    await cart.edit(calls.addCartPacking, {
      shipping_key: first,
      products: [{ key: own.key, quantity: 1 }],
      wrapping_id,
      delivery_at: "2026-11-27",
    });
    const before = facts(await cart.read());
    const removed = (await cart.send(calls.deleteCartProduct, { ids: [cup] })).body;
    expect(removed.detail.shippings[0].packings).toHaveLength(1);
    const { body } = await cart.undo(removed.undo_key);
    expect(body.detail.products).toEqual(before.products);
    const byKey = (packings: readonly { key: string }[]) => packings.toSorted((a, b) => a.key.localeCompare(b.key));
    expect(byKey(body.detail.shippings[0].packings)).toEqual(byKey(before.shippings[0]!.packings));
    expect(body.detail.order).toEqual(before.order);
  });

  it("restores the embroidery and the accessories of the line", async () => {
    const apron = await testVariant(shop, { stock: 10 });
    const lid = await testVariant(shop, { stock: 10 });
    const rows = await shop.db
      .select()
      .from(variants)
      .where(inArray(variants.id, [apron, lid]))
      .orderBy(variants.id);
    const [productId, accessoryId] = rows.map((row) => row.productId) as [number, number];
    await shop.db.update(products).set({ embroideryLetters: 5 }).where(eq(products.id, productId));
    await shop.db.insert(productAccessories).values({ productId, accessoryId, position: 0 });
    const cart = await testCart(shop);
    const { detail } = await cart.edit(calls.addCartProductSet, {
      products: [{ product_id: apron, quantity: 2, name_embroidery: "はなこ" }],
    });
    const { key } = detail.products[0]!;
    await cart.edit(calls.addCartAccessory, { key, product_id: lid, quantity: 1 });
    const before = facts(await cart.read());
    const removed = (await cart.send(calls.deleteCartProduct, { key })).body;
    expect(removed.detail.products).toEqual([]);
    const { body } = await cart.send(calls.deleteCartProduct, { undo: removed.undo_key });
    expect(body.detail).toEqual(before);
    expect(body.detail.products).toMatchObject([{ name_embroidery: "はなこ", quantity: 2 }, { accessory_of: apron }]);
  });

  it("is reduced to the stock that is left, with a notice", async () => {
    const few = await testVariant(shop, { name: "小皿", stock: 5 });
    const cart = await testCart(shop);
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: few, quantity: 5 });
    const removed = (await cart.send(calls.deleteCartProduct, { key: detail.products[0]!.key })).body;
    await shop.db.insert(stockMovements).values({ variantId: few, quantity: -3, reason: "counted" });
    const { body } = await cart.send(calls.deleteCartProduct, { undo: removed.undo_key });
    expect(body.detail.products[0].quantity).toBe(2);
    expect(body.notices).toMatchObject([{ code: "cart.notice.reduced" }]);
  });

  it("is refused twice, for an older removal, and in an emptied cart", async () => {
    const cart = await open();
    const [line, other] = facts(await cart.read()).products;
    const older = await cart.remove(line!.key);
    const newer = await cart.remove(other!.key);
    expect((await cart.undo(older.undo_key)).body.code).toBe("cart.update_products.no_undo");
    expect((await cart.undo(newer.undo_key)).status).toBe(200);
    expect((await cart.undo(newer.undo_key)).body.code).toBe("cart.update_products.no_undo");
    const again = await cart.remove(other!.key);
    await cart.edit(calls.resetCart);
    expect((await cart.undo(again.undo_key)).status).toBe(422);
  });

  it("has no key when nothing was removed", async () => {
    const cart = await open();
    expect(await cart.remove("unknown")).not.toHaveProperty("undo_key");
  });
});
