import { calls } from "@noren/contract";
import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { productAccessories, products, variants } from "../db/schema/catalogue.ts";
import { osaka, PAYMENT_IDS, testCart } from "../testing/cart.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("an order that is bought again", () => {
  let shop: TestShop;
  let memberId: number;
  let kettle: number;
  let lid: number;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
    kettle = await testVariant(shop, { name: "鉄瓶", price: 9900, stock: 10 });
    lid = await testVariant(shop, { name: "蓋", price: 1100, stock: 10 });
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 10 });
    const rows = await shop.db
      .select()
      .from(variants)
      .where(inArray(variants.id, [kettle, lid]))
      .orderBy(variants.id);
    const [productId, accessoryId] = rows.map((row) => row.productId) as [number, number];
    await shop.db.update(products).set({ embroideryLetters: 5 }).where(eq(products.id, productId));
    await shop.db.insert(productAccessories).values({ productId, accessoryId, position: 0 });
  });
  afterEach(() => expectInvariants(shop));

  /** Orders two embroidered kettles with a lid, and three cups. */
  async function placeOrder(): Promise<number> {
    const cart = await testCart(shop, memberId);
    const { detail } = await cart.edit(calls.addCartProductSet, {
      products: [
        { product_id: kettle, quantity: 2, name_embroidery: "はなこ" },
        { product_id: cup, quantity: 3 },
      ],
    });
    await cart.edit(calls.addCartAccessory, { key: detail.products[0]!.key, product_id: lid, quantity: 1 });
    await cart.edit(calls.addCartShipping, { address: osaka });
    await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer });
    return (await cart.placeOrder()).body.order.id;
  }
  const hide = (id: number) => shop.db.update(variants).set({ isActive: false }).where(eq(variants.id, id));

  it("fills the cart with its products, their embroidery and accessories, beside what is in it", async () => {
    const order_id = await placeOrder();
    const cart = await testCart(shop, memberId);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const { detail, notices } = await cart.edit(calls.reorder, { order_id });
    expect(detail.products).toMatchObject([
      { product_id: cup, quantity: 4, name_embroidery: null },
      { product_id: kettle, quantity: 2, name_embroidery: "はなこ" },
      { product_id: lid, quantity: 1, accessory_of: kettle },
    ]);
    expect(notices).toEqual([]);
  });

  it("leaves out what cannot be bought any more, with a notice for each", async () => {
    const order_id = await placeOrder();
    await hide(kettle);
    const cart = await testCart(shop, memberId);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 5 });
    const { detail, notices } = await cart.edit(calls.reorder, { order_id });
    expect(detail.products).toMatchObject([
      { product_id: cup, quantity: 7 },
      { product_id: lid, quantity: 1, accessory_of: null },
    ]);
    expect(notices.map(({ message }) => message)).toEqual([
      "「鉄瓶」はお取り扱いを終了したため、カートに入れていません。",
      "「湯呑」は在庫が少ないため、2点をカートに入れました。",
    ]);
    for (const id of [cup, lid]) await hide(id);
    const { status, body } = await cart.send(calls.reorder, { order_id });
    expect([status, body.code]).toEqual([422, "cart.reorder.unavailable"]);
  });

  it("names a product on which the letters cannot be embroidered any more", async () => {
    const order_id = await placeOrder();
    await shop.db.update(products).set({ embroideryLetters: 2 }).where(eq(products.embroideryLetters, 5));
    const cart = await testCart(shop, memberId);
    const { notices } = await cart.edit(calls.reorder, { order_id });
    expect(notices.map(({ message }) => message)).toEqual([
      "「鉄瓶」には同じ文字をお入れできなくなったため、カートに入れていません。",
    ]);
  });

  it("is the member's own", async () => {
    const order_id = await placeOrder();
    const stranger = (await testMember(shop)).id;
    const cart = await testCart(shop, stranger);
    expect((await cart.send(calls.reorder, { order_id })).status).toBe(404);
    const guests = await testCart(shop);
    expect((await guests.send(calls.reorder, { order_id })).status).toBe(401);
    expect((await cart.read()).detail.products).toEqual([]);
  });
});
