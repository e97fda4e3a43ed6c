import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { packingOptions } from "../db/schema/packing.ts";
import { orderer, osaka, PAYMENT_IDS, testCart } from "../testing/cart.fixture.ts";
import { receiver } from "../testing/gift.fixture.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("a social gift's parcel", () => {
  let shop: TestShop;
  let cup: number;
  let options: Awaited<ReturnType<typeof testPackingOptions>>;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    options = await testPackingOptions(shop);
  });
  afterEach(() => expectInvariants(shop));

  async function giftCart() {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 2 });
    await cart.edit(calls.modifyCartOrder, { orderer });
    return { ...cart, gift: await cart.edit(calls.setSocialReceiver, { receiver }) };
  }
  const wedding = () => ({
    title: "寿",
    knot: "musubikiri",
    cord: "red-white",
    placement: "inner",
    names: ["山田"],
  });

  it("accepts packing options, which the order and its totals include", async () => {
    const { edit, placeOrder, gift } = await giftCart();
    expect(gift.social_packing).toMatchObject({ key: "gift", wrapping: null, price: 0 });
    expect(gift.social_packing?.product_keys).toEqual([gift.detail.products[0]?.key]);
    const packing = { key: "gift", occasion_id: options.wedding, wrapping_id: options.paper, noshi: wedding() };
    const packed = await edit(calls.modifyCartPacking, { packings: [packing] });
    expect(packed.social_packing).toMatchObject({ wrapping: { name: "包装紙" }, noshi: { title: "寿" }, price: 330 });
    expect(packed.detail.order.total_packing).toBe(330);
    await edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer });
    const { order } = (await placeOrder()).body;
    expect(order.total_packing).toBe(330);
    expect(order.shippings[0].packings).toMatchObject([{ wrapping: { name: "包装紙" }, noshi: { title: "寿" } }]);
    expect(order.shippings[0].packings[0].product_ids).toHaveLength(1);
  });

  it("rejects a delivery day from the giver, follows the noshi rules, and can drop its packing", async () => {
    const { send, edit } = await giftCart();
    const pack = (change: object) => send(calls.modifyCartPacking, { packings: [{ key: "gift", ...change }] });
    expect((await pack({ delivery_at: "2026-12-10" })).body.code).toBe("cart_detail.delivery.not_available");
    expect((await pack({ delivery_timezone_key: "08-12" })).body.code).toBe("cart_detail.delivery.not_available");
    const bow = { occasion_id: options.wedding, noshi: { ...wedding(), knot: "chomusubi" } };
    expect((await pack(bow)).body.code).toBe("cart_detail.packing.noshi_mismatch");
    expect((await pack({ wrapping_id: options.card })).body.code).toBe("cart_detail.packing.not_available");
    expect((await pack({ wrapping_id: options.paper })).body.social_packing.price).toBe(330);
    expect((await pack({ is_remove: true })).body.social_packing).toMatchObject({ wrapping: null, price: 0 });
    const cart = await edit(calls.addCartShipping, { address: osaka });
    expect(cart.social_packing).toBeNull();
    expect((await pack({ wrapping_id: options.paper })).body.code).toBe("cart_detail.delivery.not_available");
  });

  it("loses packing options that the shop removed, with a notice", async () => {
    const { edit, read } = await giftCart();
    await edit(calls.modifyCartPacking, {
      packings: [{ key: "gift", message_card: { id: options.card, message: "どうぞ" } }],
    });
    const show = (isShow: boolean) =>
      shop.db.update(packingOptions).set({ isShow }).where(eq(packingOptions.id, options.card));
    await show(false);
    const cart = await read();
    await show(true);
    expect(cart.social_packing).toMatchObject({ message_card: null, price: 0 });
    expect(cart.notices.map(({ code }) => code)).toEqual(["cart.notice.packaging"]);
    expect(cart.notices[0]?.message).toContain("美咲 様");
  });
});
