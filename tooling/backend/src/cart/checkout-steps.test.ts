import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { businessDayExceptions, channels } from "../db/schema/shop.ts";
import { okinawa, orderer, osaka, PAYMENT_IDS, readyCart, testCart } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("checkout", () => {
  let shop: TestShop;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    cup = await testVariant(shop, { price: 1100, stock: 1000 });
  });
  afterEach(() => expectInvariants(shop));

  const leadTimes = async (token: string) =>
    (await shop.call(calls.listCartLeadTimes, { params: { token } })).body.data;

  it("adds a typed address as a destination and charges its carriage", async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const { detail } = await cart.edit(calls.addCartShipping, { address: okinawa });
    expect(detail.shippings[0]).toMatchObject({
      user_address_id: null,
      shipping_name: "佐藤 太郎",
      full_address: "〒900-0014 沖縄県那覇市松尾1-1-1 梅田ビル 5階",
      carriage: 1980,
      packings: [{ product_keys: [detail.products[0]?.key], delivery_at: null, delivery_timezone_key: null }],
    });
    expect(detail.order).toMatchObject({ total_carriage: 1980, total_payment: 3080 });
  });

  it("waives the carriage from the shop's threshold on", async () => {
    const cart = await readyCart(shop, [[cup, 9]]);
    expect((await cart.read()).detail.order).toMatchObject({ total_carriage: 770, until_free_carriage: 1100 });
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    expect(detail.order).toMatchObject({ total_carriage: 0, until_free_carriage: 0, total_payment: 11_000 });
  });

  it("names the same earliest days on the product, in the cart and as the first day to choose [delivery.arrival]", async () => {
    const cart = await testCart(shop);
    const { detail: chosen } = await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const key = chosen.products[0]!.product_info.key;
    const { arrival } = (await shop.call(calls.getProduct, { params: { key } })).body;
    expect(chosen.arrival).toEqual(arrival);
    const days: (string | undefined)[] = [];
    for (const address of [osaka, okinawa]) {
      await cart.edit(calls.resetCartShippings, { is_removing_address: true });
      const { detail, token } = await cart.edit(calls.addCartShipping, { address });
      const [{ dates }] = await leadTimes(token);
      expect(detail.arrival).toEqual({ first_on: dates[0], last_on: dates[0] });
      days.push(dates[0]);
    }
    expect(days).toEqual([arrival?.first_on, arrival?.last_on]);
    const { detail } = await cart.edit(calls.addCartShipping, { address: osaka });
    expect(detail.arrival).toEqual({ first_on: days[1], last_on: days[1] });
  });

  it.each([
    ["an unknown prefecture", { address: { ...osaka, prefecture: "大坂府" } }, "address.prefecture"],
    ["a postal code with a hyphen", { address: { ...osaka, postal_code: "530-0001" } }, "address.postal_code"],
    ["an address without a name", { address: { ...osaka, shipping_last_name: "" } }, "address.shipping_last_name"],
  ])("rejects %s and names the field", async (_, body, field) => {
    const cart = await testCart(shop);
    const answer = await cart.send(calls.addCartShipping, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("rejects address ids of other members and unknown ids [error.shipping-no-data]", async () => {
    const member = await testMember(shop);
    const stranger = await testMember(shop);
    const theirs = (await shop.call(calls.listAddresses, { memberId: stranger.id })).body.data[0].id;
    const cart = await testCart(shop, member.id);
    const guest = await testCart(shop);
    for (const [shopper, user_address_id] of [
      [cart, theirs],
      [cart, 2_000_000_000],
      [guest, theirs],
    ] as const) {
      const answer = await shopper.send(calls.addCartShipping, { user_address_id });
      expect(answer).toMatchObject({ status: 422, body: { code: "cart_detail.set_user_address.not_data" } });
    }
    for (const user_address_id of [-1, 0, 1.5, 1e12, "1"]) {
      const answer = await cart.send(calls.addCartShipping, { user_address_id });
      expect(Object.keys(answer.body.errors)).toEqual(["user_address_id"]);
    }
    expect((await cart.send(calls.addCartShipping)).body.code).toBe("cart_detail.set_user_address.not_data");
  });

  it("uses an address of the address book, and saves a typed one there on request", async () => {
    const member = await testMember(shop);
    const cart = await testCart(shop, member.id);
    const [own] = (await shop.call(calls.listAddresses, { memberId: member.id })).body.data;
    expect((await cart.edit(calls.addCartShipping, { user_address_id: own.id })).detail.shippings[0]).toMatchObject({
      user_address_id: own.id,
      prefecture: "東京都",
    });
    const { detail } = await cart.edit(calls.addCartShipping, { address: osaka, is_save_address: true });
    const book = (await shop.call(calls.listAddresses, { memberId: member.id })).body.data;
    expect(book).toHaveLength(2);
    expect(detail.shippings[1]?.user_address_id).toBe(book[1].id);
  });

  it("allows one destination only if the shop's setting says so", async () => {
    const allow = (isAllowed: boolean) =>
      shop.db
        .update(channels)
        .set({ settings: { ...shop.simple.settings, "ORDER.SHIPPING.IS_ALLOW_MULTIPLE": isAllowed } })
        .where(eq(channels.key, "simple"));
    await allow(false);
    const cart = await readyCart(shop, [[cup, 1]]);
    expect((await cart.send(calls.addCartShipping, { address: okinawa })).body.code).toBe("cart_detail.shipping.limit");
    expect((await cart.edit(calls.addCartShipping, { address: okinawa, is_only: true })).detail.shippings).toHaveLength(
      1,
    );
    await allow(true);
  });

  it("changes and removes destinations; products move to the first remaining one", async () => {
    const cart = await readyCart(shop, [[cup, 4]]);
    const both = await cart.edit(calls.addCartShipping, { address: okinawa });
    const [first, second] = both.detail.shippings.map((shipping) => shipping.key);
    const divide = (quantities: [number, number]) => ({
      products: [
        {
          product_id: cup,
          shippings: [
            { shipping_key: first, quantity: quantities[0] },
            { shipping_key: second, quantity: quantities[1] },
          ],
        },
      ],
    });
    expect((await cart.send(calls.divideCartProduct, divide([1, 2]))).body.code).toBe(
      "cart_detail.divide.sum_mismatch",
    );
    expect((await cart.send(calls.divideCartProduct, divide([-1, 5]))).status).toBe(422);
    const divided = await cart.edit(calls.divideCartProduct, divide([1, 3]));
    expect(divided.detail.products.map((line) => [line.shipping_key, line.quantity])).toEqual([
      [first, 1],
      [second, 3],
    ]);
    expect(divided.detail.order.total_carriage).toBe(770 + 1980);
    const changed = await cart.edit(calls.modifyCartShipping, { key: first, address: okinawa });
    expect(changed.detail.order.total_carriage).toBe(1980 * 2);
    const removed = await cart.edit(calls.modifyCartShipping, { key: first, is_remove: true });
    expect(removed.detail.products.map((line) => [line.shipping_key, line.quantity])).toEqual([[second, 4]]);
    expect((await cart.send(calls.modifyCartShipping, { key: "s99", address: osaka })).status).toBe(422);
  });

  it("offers days and slots for each parcel [cart.shape]", async () => {
    const slow = await testVariant(shop, { leadDays: 3 });
    const cart = await readyCart(shop, [[cup, 1]]);
    const [parcel] = await leadTimes(cart.token);
    // Thursday morning: the shop packs on Friday, carriage takes one day.
    expect(parcel.dates).toHaveLength(14);
    expect(parcel.dates[0]).toBe("2026-11-21");
    expect(Object.entries(parcel.delivery_timezone)[0]).toEqual(["08-12", "午前中"]);
    expect(Object.keys(parcel.delivery_timezone)).toHaveLength(5);
    await cart.edit(calls.addCartProduct, { product_id: slow, quantity: 1 });
    expect((await leadTimes(cart.token))[0].note).toContain("発送の準備");
    expect((await leadTimes(cart.token))[0].dates[0] > "2026-11-24").toBe(true);
    const { body } = await shop.call(calls.listCartLeadTimes, {
      params: { token: cart.token },
      query: { keys: "k99" },
    });
    expect(body.data).toEqual([]);
  });

  it("skips the shop's closing days", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    await shop.db
      .insert(businessDayExceptions)
      .values({ channelId: shop.simple.id, date: "2026-11-20", isOpen: false, name: "棚卸し" });
    const [parcel] = await leadTimes(cart.token);
    expect(parcel.dates[0] > "2026-11-21").toBe(true);
    expect(parcel.note).toContain("休業日");
    await shop.db.delete(businessDayExceptions);
  });

  it("saves a delivery wish with the slot's name, and rejects days and slots that are not offered", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    const [{ packing_key: key, dates }] = await leadTimes(cart.token);
    const wish = (delivery_at: string | null, delivery_timezone_key: string | null) => ({
      packings: [{ key, delivery_at, delivery_timezone_key }],
    });
    const { detail } = await cart.edit(calls.modifyCartPacking, wish(dates[3], "18-20"));
    expect(detail.shippings[0]?.packings[0]).toMatchObject({
      delivery_at: dates[3],
      delivery_timezone_name: "18時～20時",
    });
    for (const [day, slot] of [
      ["2026-11-20", null],
      ["2027-11-20", null],
      [dates[0], "2324"],
      [dates[0], "toString"],
    ] as const) {
      expect((await cart.send(calls.modifyCartPacking, wish(day, slot))).body.code).toBe(
        "cart_detail.delivery.not_available",
      );
    }
    expect((await cart.send(calls.modifyCartPacking, wish("2026-02-30", null))).status).toBe(422);
    expect(
      (await cart.edit(calls.modifyCartPacking, wish(null, null))).detail.shippings[0]?.packings[0]?.delivery_at,
    ).toBeNull();
  });

  it("removes a delivery wish that became impossible, and returns a notice", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    const [{ packing_key: key, dates }] = await leadTimes(cart.token);
    await cart.edit(calls.modifyCartPacking, {
      packings: [{ key, delivery_at: dates[0], delivery_timezone_key: null }],
    });
    const slow = await testVariant(shop, { leadDays: 10 });
    const { notices, detail } = await cart.edit(calls.addCartProduct, { product_id: slow, quantity: 1 });
    expect(notices.map((notice) => notice.code)).toEqual(["cart.notice.delivery"]);
    expect(detail.shippings[0]?.packings[0]?.delivery_at).toBeNull();
  });

  it("offers payment methods with their fee for this cart [cart.shape]", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    const { body } = await shop.call(calls.listCartPayments, { params: { token: cart.token } });
    expect(
      body.data.map((method: { id: number; fee: number; is_available: boolean }) => [
        method.id,
        method.fee,
        method.is_available,
      ]),
    ).toEqual([
      [1, 0, true],
      [4, 330, true],
      [2, 0, false],
    ]);
    const { detail, payment_name } = await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.cashOnDelivery });
    expect(payment_name).toBe("代金引換");
    expect(detail.order).toMatchObject({ total_fee: 330, total_payment: 1100 + 770 + 330 });
    const check = async (payment_id: number) =>
      (await shop.call(calls.checkCartPayment, { params: { token: cart.token, payment_id } })).body;
    expect(await check(4)).toEqual({ is_available: true, reason: null, in_progress: null });
    expect(await check(2)).toMatchObject({ is_available: false, reason: expect.stringContaining("会社名") });
    expect((await check(3)).is_available).toBe(false);
    for (const payment_id of [0, 2, 3, 99, 1.5]) {
      expect((await cart.send(calls.modifyCartOrder, { payment_id })).body.code).toBe("cart.payment.not_available");
    }
    expect((await shop.call(calls.listPayments)).body.data).toHaveLength(3);
  });

  it("clears the payment method once it is no longer available for the cart", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.cashOnDelivery });
    const two = await cart.edit(calls.addCartShipping, { address: okinawa });
    expect(two).toMatchObject({ payment_id: null, payment_name: null });
    expect(two.detail.order.total_fee).toBe(0);
  });

  it("offers payment by invoice to a member with a company", async () => {
    const member = await testMember(shop, { company_name: "株式会社のれん" });
    const cart = await readyCart(shop, [[cup, 1]], member.id);
    expect((await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.invoice })).payment_name).toBe(
      "請求書払い（後払い）",
    );
  });

  it("names the invalid fields of an orderer", async () => {
    const cart = await testCart(shop);
    const send = (changes: object) => cart.send(calls.modifyCartOrder, { orderer: { ...orderer, ...changes } });
    expect(Object.keys((await send({ email: "hanako" })).body.errors)).toEqual(["orderer.email"]);
    expect(Object.keys((await send({ prefecture: "江戸" })).body.errors)).toEqual(["orderer.prefecture"]);
  });

  it("[valid.one-line] takes an orderer's name in one line", async () => {
    const cart = await testCart(shop);
    const send = (last_name: string) => cart.send(calls.modifyCartOrder, { orderer: { ...orderer, last_name } });
    for (const end of ["\n\n■ ", "\u2028", "\u202E"])
      expect(Object.keys((await send(`お客${end}振込先`)).body.errors)).toEqual(["orderer.last_name"]);
    expect((await send("山\u{E0100}田")).status).toBe(200);
  });
});
