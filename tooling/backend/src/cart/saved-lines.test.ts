import { calls } from "@noren/contract";
import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { productAccessories, products, stockMovements, variants } from "../db/schema/catalogue.ts";
import { osaka, readyCart, testCart } from "../testing/cart.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("a line that is saved for later", () => {
  let shop: TestShop;
  let apron: number;
  let lid: number;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    apron = await testVariant(shop, { name: "前掛け", price: 3300, stock: 100 });
    lid = await testVariant(shop, { name: "紐", price: 550, stock: 100 });
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    const rows = await shop.db
      .select()
      .from(variants)
      .where(inArray(variants.id, [apron, lid]))
      .orderBy(variants.id);
    const [productId, accessoryId] = rows.map((row) => row.productId) as [number, number];
    await shop.db.update(products).set({ embroideryLetters: 5 }).where(eq(products.id, productId));
    await shop.db.insert(productAccessories).values({ productId, accessoryId, position: 0 });
  });
  afterEach(() => expectInvariants(shop));

  const fill = async (memberId?: number) => {
    const cart = await testCart(shop, memberId);
    const { detail } = await cart.edit(calls.addCartProductSet, {
      products: [
        { product_id: apron, quantity: 2, name_embroidery: "はなこ" },
        { product_id: cup, quantity: 3 },
      ],
    });
    const key = detail.products[0]!.key;
    const { detail: filled } = await cart.edit(calls.addCartAccessory, { key, product_id: lid, quantity: 1 });
    const save = (of: string) => cart.edit(calls.saveCartProduct, { key: of, is_saved: true });
    const bringBack = (of: string) => cart.edit(calls.saveCartProduct, { key: of, is_saved: false });
    return { ...cart, key, filled, save, bringBack };
  };

  it("leaves the sums and comes back with quantity, embroidery and accessories [cart.save-for-later]", async () => {
    const cart = await fill();
    const { detail } = await cart.save(cart.key);
    expect(detail.products).toMatchObject([{ product_id: cup }]);
    expect(detail.order.total_products).toBe(3300);
    expect(detail.saved).toMatchObject([
      { product_id: apron, quantity: 2, name_embroidery: "はなこ", accessory_of: null },
      { product_id: lid, quantity: 1, accessory_of: apron },
    ]);
    const back = await cart.bringBack(detail.saved![0]!.key);
    expect(back.detail).not.toHaveProperty("saved");
    expect(back.detail.order).toEqual(cart.filled.order);
    expect(back.detail.products).toMatchObject([
      { product_id: cup, quantity: 3 },
      { product_id: apron, quantity: 2, name_embroidery: "はなこ" },
      { product_id: lid, quantity: 1, accessory_of: apron },
    ]);
  });

  it("is no accessory any more if its product stays", async () => {
    const cart = await fill();
    const key = cart.filled.products.find(({ product_id }) => product_id === lid)!.key;
    const { detail } = await cart.save(key);
    expect(detail.saved).toMatchObject([{ product_id: lid, accessory_of: null }]);
    const back = await cart.bringBack(detail.saved![0]!.key);
    expect(back.detail.products.at(-1)).toMatchObject({ product_id: lid, accessory_of: null });
  });

  it("comes back in the quantity that is left, with a notice, and not at all once it is sold out", async () => {
    const few = await testVariant(shop, { name: "小皿", stock: 5 });
    const cart = await testCart(shop);
    const added = await cart.edit(calls.addCartProduct, { product_id: few, quantity: 5 });
    const change = (key: string, is_saved: boolean) => cart.send(calls.saveCartProduct, { key, is_saved });
    const saved = (await change(added.detail.products[0]!.key, true)).body;
    await shop.db.insert(stockMovements).values({ variantId: few, quantity: -3, reason: "counted" });
    const back = (await change(saved.detail.saved[0].key, false)).body;
    expect(back.detail.products).toMatchObject([{ quantity: 2 }]);
    expect(back.notices).toMatchObject([{ code: "cart.notice.reduced" }]);
    const again = (await change(back.detail.products[0].key, true)).body;
    await shop.db.insert(stockMovements).values({ variantId: few, quantity: -2, reason: "counted" });
    const refused = await change(again.detail.saved[0].key, false);
    expect(refused).toMatchObject({ status: 422, body: { code: "cart.update_products.out_of_stock" } });
    expect((await cart.read()).detail.saved).toMatchObject([{ max_quantity: 0 }]);
  });

  it("is deleted for good, with an undo", async () => {
    const cart = await fill();
    const { detail } = await cart.save(cart.filled.products[1]!.key);
    const removed = (await cart.send(calls.deleteCartProduct, { key: detail.saved![0]!.key })).body;
    expect(removed.detail).not.toHaveProperty("saved");
    const { body } = await cart.send(calls.deleteCartProduct, { undo: removed.undo_key });
    expect(body.detail.saved).toEqual(detail.saved);
  });

  it("stays when the cart is emptied, which can be taken back as a whole [cart.empty]", async () => {
    const cart = await fill();
    await cart.edit(calls.addCartShipping, { address: osaka });
    await cart.save(cart.filled.products[1]!.key);
    const before = (await cart.read()).detail;
    const emptied = (await cart.send(calls.resetCart)).body;
    expect(emptied.detail).toMatchObject({ products: [], shippings: [], saved: before.saved });
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const { body } = await cart.send(calls.deleteCartProduct, { undo: emptied.undo_key });
    expect(body.detail.shippings).toHaveLength(1);
    expect(body.detail.products).toMatchObject([
      { product_id: apron, quantity: 2, name_embroidery: "はなこ" },
      { product_id: lid, accessory_of: apron },
      { product_id: cup, quantity: 1 },
    ]);
  });

  it("is in the member's cart after the login, once", async () => {
    const member = await testMember(shop);
    const own = await fill(member.id);
    await own.save(own.key);
    const guest = await fill();
    await guest.save(guest.key);
    const cart = (await shop.call(calls.initCart, { memberId: member.id, body: { token: guest.token } })).body;
    expect(cart.detail.saved).toMatchObject([
      { product_id: apron, quantity: 2 },
      { product_id: lid, quantity: 1 },
    ]);
  });

  it.each(["a guest", "a member"])("of %s is in the next cart after an order [cart.save-for-later]", async (who) => {
    const member = who === "a member" ? await testMember(shop) : null;
    const cart = await readyCart(
      shop,
      [
        [cup, 1],
        [apron, 1],
      ],
      member?.id,
    );
    const { detail } = await cart.read();
    const key = detail.products.find(({ product_id }) => product_id === apron)!.key;
    await cart.edit(calls.saveCartProduct, { key, is_saved: true });
    expect((await cart.placeOrder()).status).toBe(200);
    const token = member ? null : cart.token;
    const next = (await shop.call(calls.initCart, { ...(member && { memberId: member.id }), body: { token } })).body;
    expect(next.detail).toMatchObject({ products: [], saved: [{ product_id: apron, quantity: 1 }] });
    expect(next.token).not.toBe(cart.token);
  });

  it("is not given to a stranger with the token of a member's order", async () => {
    const member = await testMember(shop);
    const cart = await readyCart(
      shop,
      [
        [cup, 1],
        [apron, 1],
      ],
      member.id,
    );
    const { detail } = await cart.read();
    await cart.edit(calls.saveCartProduct, { key: detail.products[1]!.key, is_saved: true });
    expect((await cart.placeOrder()).status).toBe(200);
    const next = (await shop.call(calls.initCart, { body: { token: cart.token } })).body;
    expect(next.detail).not.toHaveProperty("saved");
  });

  it("of an unknown key is refused", async () => {
    const cart = await fill();
    for (const is_saved of [true, false]) {
      const { status, body } = await cart.send(calls.saveCartProduct, { key: "x", is_saved });
      expect([status, body.code]).toEqual([422, "cart.update_products.product_not_found"]);
    }
  });
});
