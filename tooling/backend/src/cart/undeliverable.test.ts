import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { products, variants } from "../db/schema/catalogue.ts";
import { orders } from "../db/schema/order.ts";
import { toOrderBill } from "../pdf/bill.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { okinawa, orderer, osaka, readyCart, testCart } from "../testing/cart.fixture.ts";
import { testGift } from "../testing/gift.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const sapporo = { ...osaka, postal_code: "0600001", prefecture: "北海道", city: "札幌市", address1: "北一条西1" };
const tsushima = { ...osaka, postal_code: "8172333", prefecture: "長崎県", city: "対馬市", address1: "上県町1" };
const CODE = "cart_detail.shipping.not_deliverable";
const TO_HOKKAIDO =
  "「苺のケーキ」は日持ちが短いため、ご指定の地域（北海道）へお届けできません。お届け先を変更するか、商品をカートから削除してください。";

describe("products that cannot be delivered everywhere", () => {
  let shop: TestShop;
  /** Has to arrive on the day after its dispatch. */
  let cake: number;
  let cup: number;
  let plant: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    cup = await testVariant(shop, { price: 1100, stock: 1000 });
    cake = await testVariant(shop, {
      name: "苺のケーキ",
      stock: 1000,
      taxRate: 8,
      deliveryMethod: "chilled-fresh",
      shelfLifeDays: 2,
    });
    plant = await testVariant(shop, { name: "オリーブの鉢", stock: 1000, deliveryMethod: "large" });
  });
  afterEach(() => expectInvariants(shop));

  const cartWith = async (...ids: number[]) => {
    const cart = await testCart(shop);
    for (const product_id of ids) await cart.edit(calls.addCartProduct, { product_id, quantity: 2 });
    return cart;
  };

  it("are refused by name when a destination is added, without a change of the cart", async () => {
    const cart = await cartWith(cup, cake);
    const refused = await cart.send(calls.addCartShipping, { address: sapporo });
    expect(refused).toMatchObject({ status: 422, body: { code: CODE, message: TO_HOKKAIDO } });
    expect((await cart.read()).detail.shippings).toEqual([]);
    const { detail } = await cart.edit(calls.addCartShipping, { address: osaka });
    expect(detail.shippings[0]).not.toHaveProperty("undeliverable");
  });

  it.each([
    ["a prefecture that the method excludes", okinawa, "「オリーブの鉢」は、沖縄県へお届けできません。"],
    ["an island by its postal code", tsushima, "「オリーブの鉢」は、離島へお届けできません。"],
  ])("are refused for %s", async (_, address, message) => {
    const cart = await cartWith(plant);
    const { body } = await cart.send(calls.addCartShipping, { address });
    expect(body.message).toContain(message);
  });

  it("are refused when the address of a destination changes", async () => {
    const cart = await cartWith(cake);
    const { detail } = await cart.edit(calls.addCartShipping, { address: osaka });
    const key = detail.shippings[0]!.key;
    const refused = await cart.send(calls.modifyCartShipping, { key, address: sapporo });
    expect(refused).toMatchObject({ status: 422, body: { code: CODE, message: TO_HOKKAIDO } });
    expect((await cart.read()).detail.shippings[0]).toMatchObject({ prefecture: "大阪府" });
  });

  it("are refused when a chosen address was changed in the member's book", async () => {
    const member = await testMember(shop);
    const cart = await testCart(shop, member.id);
    await cart.edit(calls.addCartProduct, { product_id: cake, quantity: 1 });
    const { detail } = await cart.edit(calls.addCartShipping, { address: osaka, is_save_address: true });
    const id = Number(detail.shippings[0]!.user_address_id);
    await shop.call(calls.updateAddress, { memberId: member.id, params: { id }, body: sapporo });
    const refused = await cart.send(calls.addCartShipping, { user_address_ids: [id], is_only: true });
    expect(refused.body.code).toBe(CODE);
  });

  it("are refused for an address of the member's book, which is not saved either", async () => {
    const member = await testMember(shop);
    const cart = await testCart(shop, member.id);
    await cart.edit(calls.addCartProduct, { product_id: cake, quantity: 1 });
    const refused = await cart.send(calls.addCartShipping, { address: sapporo, is_save_address: true });
    expect(refused.body.code).toBe(CODE);
    const { body } = await shop.call(calls.listAddresses, { memberId: member.id });
    expect(body.data.some((each: { prefecture: string }) => each.prefecture === "北海道")).toBe(false);
  });

  it("go to one of several destinations, but not to the other", async () => {
    const cart = await cartWith(cup, cake);
    await cart.edit(calls.addCartShipping, { address: osaka });
    const { detail } = await cart.edit(calls.addCartShipping, { address: sapporo });
    const [first, second] = detail.shippings.map(({ key }) => key);
    const divide = (product_id: number, quantities: number[]) =>
      cart.send(calls.divideCartProduct, {
        products: [
          {
            product_id,
            shippings: [first, second].map((shipping_key, index) => ({ shipping_key, quantity: quantities[index] })),
          },
        ],
      });
    const message = `佐藤 太郎 様へお送りできません。${TO_HOKKAIDO}`;
    expect(await divide(cake, [1, 1])).toMatchObject({ status: 422, body: { code: CODE, message } });
    expect((await divide(cup, [1, 1])).status).toBe(200);
  });

  it("can be added after the address; the destination lists them, and the order is refused", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    const { detail } = await cart.read();
    await cart.edit(calls.modifyCartShipping, { key: detail.shippings[0]!.key, address: sapporo });
    const added = await cart.edit(calls.addCartProduct, { product_id: cake, quantity: 1 });
    expect(added.detail.shippings[0]).toMatchObject({ undeliverable: TO_HOKKAIDO });
    expect(await cart.placeOrder()).toMatchObject({ status: 422, body: { code: CODE, message: TO_HOKKAIDO } });
  });

  it("are refused at the order when the shop limited them after the address", async () => {
    const bowl = await testVariant(shop, { name: "大皿", stock: 10 });
    const cart = await readyCart(shop, [[bowl, 1]]);
    const { detail } = await cart.read();
    await cart.edit(calls.modifyCartShipping, { key: detail.shippings[0]!.key, address: okinawa });
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, bowl));
    await shop.db.update(products).set({ deliveryMethod: "large" }).where(eq(products.id, row!.productId));
    expect((await cart.placeOrder()).body.code).toBe(CODE);
  });

  it("are refused at each step of a social gift's recipient", async () => {
    const { token } = await testGift(shop, cake);
    const code = "social_gift.shipping.not_deliverable";
    const place = { postal_code: sapporo.postal_code, prefecture: sapporo.prefecture };
    const none = { delivery_at: null, delivery_timezone_key: null };
    const answers = [
      await shop.call(calls.checkGiftShipping, { body: { token, ...sapporo } }),
      await shop.call(calls.listGiftLeadTimes, {
        params: { token },
        query: { postal: place.postal_code, pref: place.prefecture },
      }),
      await shop.call(calls.checkGiftDelivery, { body: { token, ...place, ...none } }),
      await shop.call(calls.acceptGift, { params: { token }, body: { ...sapporo, ...none } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [422, code]));
    expect(answers[0]!.body.message).toBe(
      "「苺のケーキ」は日持ちが短いため、ご指定の地域（北海道）へお届けできません。別のお届け先をご指定いただくか、贈り主の方にご相談ください。",
    );
    const accepted = await shop.call(calls.acceptGift, { params: { token }, body: { ...osaka, ...none } });
    expect(accepted.status).toBe(200);
  });

  it("offer only the days within their shelf life", async () => {
    const cart = await cartWith(cake);
    await cart.edit(calls.addCartShipping, { address: osaka });
    const { body } = await shop.call(calls.listCartLeadTimes, { params: { token: cart.token } });
    const [{ dates, note }] = body.data;
    // 2026-11-22 and 23 are a Sunday and a holiday: nothing leaves the shop on the day before 23 and 24 November.
    expect(dates).toContain("2026-11-21");
    expect(dates).not.toContain("2026-11-23");
    expect(dates).not.toContain("2026-11-24");
    expect(note).toContain("日持ちの短い商品");
  });

  it("are described in the specifications on the product's page", async () => {
    const [row] = await shop.db
      .select({ key: products.key })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .where(eq(variants.id, cake));
    const { body } = await shop.call(calls.getProduct, { params: { key: row!.key } });
    expect(body.specs).toEqual([
      { name: "消費期限", value: "発送日を含め2日" },
      { name: "配送方法", value: "クール便（冷蔵）でお届けします。送料のほかに、1個口につき330円を申し受けます。" },
      { name: "お届けできない地域", value: "北海道・中国・四国・九州・沖縄・離島" },
    ]);
  });
});

describe("chilled and frozen parcels", () => {
  let shop: TestShop;
  let cup: number;
  let cake: number;
  let ice: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    cup = await testVariant(shop, { price: 1100, stock: 1000 });
    cake = await testVariant(shop, { price: 1080, taxRate: 8, stock: 1000, deliveryMethod: "chilled" });
    ice = await testVariant(shop, { price: 1080, taxRate: 8, stock: 1000, deliveryMethod: "frozen" });
  });
  afterEach(() => expectInvariants(shop));

  const cool = [
    { temperature: "chilled", parcels: 1, amount: 330 },
    { temperature: "frozen", parcels: 1, amount: 440 },
  ];

  it("have their charge in the cart before there is a destination", async () => {
    const cart = await testCart(shop);
    for (const product_id of [cup, cake, ice]) await cart.edit(calls.addCartProduct, { product_id, quantity: 1 });
    const { detail } = await cart.read();
    expect(detail.order).toMatchObject({ total_carriage: 770, cool_carriages: cool, total_payment: 4030 });
    expect(detail.products.map(({ temperature }) => temperature)).toEqual([undefined, "chilled", "frozen"]);
  });

  it("are separate, each with the carriage and its charge, in cart, order, mail and bill", async () => {
    const cart = await readyCart(shop, [
      [cup, 1],
      [cake, 2],
      [ice, 1],
    ]);
    const { detail } = await cart.read();
    const [shipping] = detail.shippings;
    expect(shipping!.packings.map(({ temperature, product_keys }) => [temperature, product_keys.length])).toEqual([
      [undefined, 1],
      ["chilled", 1],
      ["frozen", 1],
    ]);
    // Three parcels at 770 yen, and the two charges.
    expect(shipping!.carriage).toBe(3 * 770 + 330 + 440);
    expect(detail.order).toMatchObject({ total_carriage: 3080, cool_carriages: cool });

    const { order } = (await cart.placeOrder()).body;
    expect(order).toMatchObject({ total_carriage: 3080, cool_carriages: cool });
    expect(order.shippings[0].packings.map((packing: { temperature?: string }) => packing.temperature)).toEqual([
      undefined,
      "chilled",
      "frozen",
    ]);
    const [row] = await shop.db.select().from(orders).where(eq(orders.orderNo, order.order_no));
    expect(row!.cool_carriages).toEqual(cool);
    const [mail] = await findMailsTo(shop, orderer.email);
    expect(mail?.bodyText).toContain("配送温度帯：冷凍");
    expect(mail?.bodyText).toContain(
      "送料　2,310円\nクール料金（冷蔵・1個口）　330円\nクール料金（冷凍・1個口）　440円\n",
    );
    expect(toOrderBill(order).sums.slice(1, 4)).toEqual([
      { kind: "carriage", name: "送料", amount: 2310 },
      { kind: "cool", name: "クール料金（冷蔵・1個口）", amount: 330 },
      { kind: "cool", name: "クール料金（冷凍・1個口）", amount: 440 },
    ]);
  });

  it("are charged although the carriage is free", async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cake, quantity: 20 });
    await cart.edit(calls.modifyCartOrder, { orderer });
    const { detail } = await cart.edit(calls.addCartShipping, { address: osaka });
    expect(detail.order).toMatchObject({ total_carriage: 330, until_free_carriage: 0 });
  });

  it("keep their wish and the packaging of the others", async () => {
    const cart = await readyCart(shop, [[cake, 1]]);
    const { detail } = await cart.read();
    const packing = detail.shippings[0]!.packings[0]!;
    await cart.edit(calls.modifyCartPacking, { packings: [{ key: packing.key, delivery_at: "2026-11-27" }] });
    const added = await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    expect(added.detail.shippings[0]!.packings).toMatchObject([
      { key: packing.key, temperature: "chilled", delivery_at: "2026-11-27" },
      { delivery_at: "2026-11-27" },
    ]);
  });

  it("are charged in a social gift by temperature", async () => {
    const cart = await testCart(shop);
    for (const product_id of [cup, ice]) await cart.edit(calls.addCartProduct, { product_id, quantity: 1 });
    const receiver = { receiver_name: "美咲", sender_name: "花子", message: "" };
    const { detail } = await cart.edit(calls.setSocialReceiver, { receiver });
    const carriage = shop.simple.settings["ORDER.SOCIAL_GIFT.CARRIAGE"];
    expect(detail.order.total_carriage).toBe(2 * carriage + 440);
  });
});
