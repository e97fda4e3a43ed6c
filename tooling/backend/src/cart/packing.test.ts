import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { packingOptions } from "../db/schema/packing.ts";
import { okinawa, orderer, readyCart, type TestCart } from "../testing/cart.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { weddingNoshi, testPackingOptions } from "../testing/packing.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("parcels", () => {
  let shop: TestShop;
  let cup: number;
  let tea: number;
  let options: Awaited<ReturnType<typeof testPackingOptions>>;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    tea = await testVariant(shop, { name: "煎茶", price: 1080, taxRate: 8, stock: 1000, leadDays: 3 });
    options = await testPackingOptions(shop);
  });
  afterEach(() => expectInvariants(shop));

  const giftCart = () =>
    readyCart(shop, [
      [cup, 2],
      [tea, 1],
    ]);
  const firstKeys = async (cart: TestCart) => {
    const { detail } = await cart.read();
    const [shipping] = detail.shippings;
    return {
      shipping_key: shipping!.key,
      key: shipping!.packings[0]!.key,
      lines: detail.products.map((line) => line.key),
    };
  };

  it("are packed as the shop says before there is a cart", async () => {
    const { status, body } = await shop.call(calls.getPackingChoices);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      occasions: expect.arrayContaining([expect.objectContaining({ id: options.wedding, nature: "once" })]),
      wrappings: expect.arrayContaining([expect.objectContaining({ id: options.paper })]),
    });
  });

  it("charge wrapping, noshi and card in the total and in the 10 % tax [cart.shape]", async () => {
    const cart = await giftCart();
    const { key } = await firstKeys(cart);
    const before = (await cart.read()).detail.order;
    const { detail } = await cart.edit(calls.modifyCartPacking, {
      packings: [
        {
          key,
          occasion_id: options.wedding,
          wrapping_id: options.paper,
          noshi: weddingNoshi(),
          message_card: { id: options.card, message: "おめでとう" },
        },
      ],
    });
    expect(detail.shippings[0]?.packings[0]).toMatchObject({
      delivery_at: null,
      wrapping: { id: options.paper, name: "包装紙", price: 330 },
      occasion: { id: options.wedding, name: "御結婚祝い", nature: "once" },
      noshi: { title: "寿", knot: "musubikiri", placement: "outer", names: ["山田"], has_ornament: true, price: 0 },
      hides_prices: true,
      message_card: { name: "メッセージカード", message: "おめでとう", price: 110 },
      price: 440,
    });
    expect(detail.order).toMatchObject({ total_packing: 440, total_payment: before.total_payment + 440 });
    expect(detail.order.amount_by_tax_rate[0]).toEqual({ tax_rate: 10, amount: 2200 + 770 + 440, tax: 310 });
  });

  it("keep omitted fields and clear fields that are null", async () => {
    const cart = await giftCart();
    const { key } = await firstKeys(cart);
    await cart.edit(calls.modifyCartPacking, {
      packings: [{ key, occasion_id: options.wedding, wrapping_id: options.paper, noshi: weddingNoshi() }],
    });
    const first = async (packing: object) =>
      (await cart.edit(calls.modifyCartPacking, { packings: [{ key, ...packing }] })).detail.shippings[0]?.packings[0];
    expect(await first({ delivery_timezone_key: "18-20" })).toMatchObject({
      delivery_timezone_name: "18時～20時",
      wrapping: { id: options.paper },
      noshi: { title: "寿" },
    });
    expect(await first({ noshi: null })).toMatchObject({
      delivery_timezone_name: "18時～20時",
      wrapping: { id: options.paper },
      noshi: null,
      price: 330,
    });
    const reset = await cart.edit(calls.resetCartShippings, {});
    expect(reset.detail.shippings[0]?.packings[0]).toMatchObject({ delivery_timezone_key: null, price: 330 });
  });

  it("pack one destination separately, and ship together if day and slot are the same", async () => {
    const cart = await giftCart();
    const { shipping_key, lines } = await firstKeys(cart);
    const apart = await cart.edit(calls.addCartPacking, {
      shipping_key,
      products: [{ key: lines[0], quantity: 1 }],
      wrapping_id: options.paper,
    });
    const [shipping] = apart.detail.shippings;
    expect(shipping?.packings.map((packing) => [packing.product_keys.length, packing.price])).toEqual([
      [2, 0],
      [1, 330],
    ]);
    expect(apart.detail.products.map((line) => [line.product_id, line.quantity, line.shipping_key])).toEqual([
      [cup, 1, shipping_key],
      [cup, 1, shipping_key],
      [tea, 1, shipping_key],
    ]);
    expect(shipping?.carriage).toBe(770);
    const { data } = (await shop.call(calls.listCartLeadTimes, { params: { token: cart.token } })).body;
    const second = shipping!.packings[1]!.key;
    const requested = await cart.edit(calls.modifyCartPacking, {
      packings: [{ key: second, delivery_at: data[1].dates[0], delivery_timezone_key: null }],
    });
    expect(requested.detail.shippings[0]?.carriage).toBe(770 * 2);
    const dissolved = await cart.edit(calls.modifyCartPacking, { packings: [{ key: second, is_remove: true }] });
    expect(dissolved.detail.shippings[0]).toMatchObject({ carriage: 770, packings: [{ price: 0 }] });
    expect(dissolved.detail.products.map((line) => line.quantity)).toEqual([2, 1]);
  });

  it("reject products of another destination, excess quantities and too many parcels", async () => {
    const cart = await giftCart();
    const { shipping_key, lines } = await firstKeys(cart);
    const far = (await cart.edit(calls.addCartShipping, { address: okinawa })).detail.shippings[1]!.key;
    const codeOf = async (key: string, products: object[]) =>
      (await cart.send(calls.addCartPacking, { shipping_key: key, products })).body.code;
    const gone = "cart_detail.packing.product_not_found";
    expect(await codeOf(far, [{ key: lines[0], quantity: 1 }])).toBe(gone);
    expect(await codeOf("s99", [{ key: lines[0], quantity: 1 }])).toBe(gone);
    expect(await codeOf(shipping_key, [{ key: lines[0], quantity: 3 }])).toBe(gone);
    expect(
      await codeOf(shipping_key, [
        { key: lines[0], quantity: 1 },
        { key: lines[0], quantity: 1 },
      ]),
    ).toBe(gone);
    expect(await codeOf(shipping_key, [{ key: lines[0], quantity: 0 }])).toBe("validation");
    expect(await codeOf(shipping_key, [])).toBe("validation");
    const line = (await cart.edit(calls.modifyCartProduct, { key: lines[0], quantity: 30 })).detail.products[0]!.key;
    const add = () => cart.send(calls.addCartPacking, { shipping_key, products: [{ key: line, quantity: 1 }] });
    for (let parcels = 1; parcels < 20; parcels += 1) expect((await add()).status).toBe(200);
    expect((await add()).body.code).toBe("cart_detail.packing.limit");
  });

  it("list the days of each parcel, or those of a whole destination", async () => {
    const cart = await giftCart();
    const { shipping_key, lines } = await firstKeys(cart);
    await cart.edit(calls.addCartPacking, { shipping_key, products: [{ key: lines[1], quantity: 1 }] });
    const firstDays = async (query: Record<string, string>) =>
      (await shop.call(calls.listCartLeadTimes, { params: { token: cart.token }, query })).body.data.map(
        (each: { dates: string[] }) => each.dates[0],
      );
    expect(await firstDays({})).toEqual(["2026-11-21", "2026-11-26"]);
    expect(await firstDays({ choiceMode: "packing" })).toEqual(["2026-11-21", "2026-11-26"]);
    expect(await firstDays({ choiceMode: "shipping" })).toEqual(["2026-11-26", "2026-11-26"]);
    const asked = await shop.call(calls.listCartLeadTimes, {
      params: { token: cart.token },
      query: { choiceMode: "moon" },
    });
    expect(asked.status).toBe(422);
  });

  it("list the shop's packing options, and report when a chosen one is removed", async () => {
    const cart = await giftCart();
    const { key } = await firstKeys(cart);
    const { packings } = (await shop.call(calls.listCartLeadTimes, { params: { token: cart.token } })).body;
    expect(packings).toMatchObject({
      wrappings: [
        { id: options.paper, name: "包装紙", price: 330, image: null, is_festive: false },
        { is_festive: true },
      ],
      occasions: [
        { name: "御結婚祝い", nature: "once", noshi: { titles: ["寿", "御結婚御祝"], has_ornament: true } },
        { name: "内祝い・御礼", nature: "repeatable", noshi: { knots: ["chomusubi"], cords: ["red-white"] } },
        {
          name: "香典返し",
          nature: "mourning",
          noshi: { cords: ["black-white", "yellow-white"], has_ornament: false },
        },
        { name: "お誕生日", noshi: null },
      ],
      message_cards: [{ id: options.card, price: 110 }],
      signs: [{ id: options.sign, titles: ["祝 御開店", "御供"] }],
      bags: [{ id: options.bag, price: 55 }],
    });
    await cart.edit(calls.modifyCartPacking, {
      packings: [{ key, occasion_id: options.wedding, wrapping_id: options.paper, noshi: weddingNoshi() }],
    });
    const show = (isShow: boolean) =>
      shop.db.update(packingOptions).set({ isShow }).where(eq(packingOptions.id, options.paper));
    await show(false);
    const refused = await cart.placeOrder(2200 + 1080 + 770 + 330);
    expect(Object.keys(refused.body.errors)).toEqual(["packings"]);
    const after = await cart.read();
    expect(after.notices.map((notice) => notice.code)).toEqual(["cart.notice.packaging"]);
    expect(after.detail.shippings[0]?.packings[0]).toMatchObject({ wrapping: null, noshi: { title: "寿" } });
    expect((await cart.read()).notices).toEqual([]);
    await show(true);
  });

  it("copy their packing into the order", async () => {
    const cart = await giftCart();
    const { shipping_key, key, lines } = await firstKeys(cart);
    await cart.edit(calls.addCartPacking, {
      shipping_key,
      products: [{ key: lines[1], quantity: 1 }],
      message_card: { id: options.card, message: "ありがとう" },
    });
    await cart.edit(calls.modifyCartPacking, {
      packings: [
        {
          key,
          occasion_id: options.wedding,
          noshi: weddingNoshi(),
          delivery_at: "2026-11-22",
          delivery_timezone_key: "14-16",
        },
      ],
    });
    const { body } = await cart.placeOrder();
    await shop.db.update(packingOptions).set({ price: 999 }).where(eq(packingOptions.id, options.card));
    const [shipping] = body.order.shippings;
    expect(shipping).toMatchObject({ carriage: 1540, delivery_at: "2026-11-22", delivery_timezone_name: "14時～16時" });
    expect(shipping.packings).toMatchObject([
      { product_ids: [shipping.products[0].id], noshi: { title: "寿", names: ["山田"] }, message_card: null, price: 0 },
      {
        product_ids: [shipping.products[1].id],
        delivery_at: null,
        message_card: { message: "ありがとう" },
        price: 110,
      },
    ]);
    expect(body.order.total_packing).toBe(110);
    const [mail] = await findMailsTo(shop, orderer.email);
    for (const part of [
      "のし：寿、紅白結び切り、お名前：山田",
      "お届け時間帯：14時～16時",
      "メッセージカード：\n> ありがとう",
      "ギフト包装（メッセージカード）　110円",
    ]) {
      expect(mail?.bodyText).toContain(part);
    }
    await shop.db.update(packingOptions).set({ price: 110 }).where(eq(packingOptions.id, options.card));
  });
});
