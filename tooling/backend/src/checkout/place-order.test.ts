import { calls } from "@noren/contract";
import { count, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { EMPTY_CART } from "../cart/cart-content.ts";
import { carts } from "../db/schema/cart.ts";
import { products, stockMovements, variants } from "../db/schema/catalogue.ts";
import { orders } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { okinawa, copyReadyCarts, readyCart } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";

describe("placing an order", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterEach(() => expectInvariants(shop));

  const ordersOf = async (token: string) => {
    const { rows } = await shop.db.execute<{ count: number }>(sql`
      SELECT count(*)::int FROM orders o JOIN cart_tokens t ON t.cart_id = o.cart_id WHERE t.hash = sha256(${token}::bytea)`);
    return rows[0]?.count;
  };
  const codesOf = (answers: TestAnswer[]) => answers.map((answer) => (answer.status === 200 ? "ok" : answer.body.code));

  it("copies names, prices, tax rates, address and payment method", async () => {
    await shop.db.update(channels).set({ bankAccount: "花銀行 本店" }).where(eq(channels.key, "simple"));
    const cup = await testVariant(shop, { name: "湯呑", price: 1100 });
    const tea = await testVariant(shop, { name: "煎茶", price: 1080, taxRate: 8 });
    const cart = await readyCart(shop, [
      [cup, 2],
      [tea, 3],
    ]);
    const { status, body } = await cart.placeOrder(2200 + 3240 + 770);
    expect(status).toBe(200);
    expect(body.order_no).toMatch(/^\d{6}-[0-9A-Z]{8}$/);
    await shop.db.update(products).set({ name: "別の名前" });
    await shop.db.update(variants).set({ price: 9999 }).where(eq(variants.id, cup));
    const { body: order } = await shop.call(calls.getCartOrder, {
      params: { orderNo: body.order_no },
      query: { token: cart.token },
    });
    expect(order).toEqual(body.order);
    expect(order).toMatchObject({
      status: "accepted",
      status_name: "ご注文受付済み",
      can_cancel: true,
      orderer_name: "山田 花子",
      payment_name: "銀行振込（前払い）",
      payment_guide: expect.stringContaining("花銀行 本店"),
      total_payment: 6210,
      total_products: 5440,
      total_carriage: 770,
      amount_by_tax_rate: [
        { tax_rate: 10, amount: 2970, tax: 270 },
        { tax_rate: 8, amount: 3240, tax: 240 },
      ],
    });
    expect(order.shippings).toHaveLength(1);
    expect(order.shippings[0]).toMatchObject({ shipping_name: "佐藤 太郎", carriage: 770, delivery_at: null });
    expect(
      order.shippings[0].products.map((line: Record<string, unknown>) => [
        line["product_name"],
        line["quantity"],
        line["subtotal"],
        line["tax_rate"],
      ]),
    ).toEqual([
      ["湯呑", 2, 2200, 10],
      ["煎茶", 3, 3240, 8],
    ]);
    expect([await readStock(shop, cup), await readStock(shop, tea)]).toEqual([18, 17]);
  });

  it("sells the last unit to one of fifty buyers; the error of the others names the product", async () => {
    const last = await testVariant(shop, { name: "最後の一点", stock: 1 });
    const carts = await copyReadyCarts(shop, [[last, 1]], 50);
    const answers = await Promise.all(carts.map((cart) => cart.placeOrder(1870)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const rejected = answers.filter((answer) => answer.status !== 200);
    expect(new Set(rejected.map((answer) => `${answer.status} ${answer.body.code}`))).toEqual(
      new Set(["409 cart.decision.out_of_stock"]),
    );
    expect(rejected[0]?.body.message).toContain("最後の一点");
    expect(await readStock(shop, last)).toBe(0);
  });

  it("leaves of its cart only what is saved for later", async () => {
    const [cup, plate] = [await testVariant(shop), await testVariant(shop)];
    const cart = await readyCart(shop, [
      [cup, 1],
      [plate, 1],
    ]);
    const key = (await cart.read()).detail.products.find(({ product_id }) => product_id === plate)!.key;
    await cart.edit(calls.saveCartProduct, { key, is_saved: true });
    const { order } = (await cart.placeOrder()).body;
    const [ordered] = await shop.db
      .select({ content: carts.content })
      .from(carts)
      .innerJoin(orders, eq(orders.cartId, carts.id))
      .where(eq(orders.id, order.id));
    expect(ordered?.content).toEqual({ ...EMPTY_CART, saved: [expect.objectContaining({ variant_id: plate })] });
  });

  it("creates one order under fifty concurrent requests, and returns it to each", async () => {
    const variant = await testVariant(shop, { stock: 100 });
    const cart = await readyCart(shop, [[variant, 2]]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cart.placeOrder(2970)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await ordersOf(cart.token)).toBe(1);
    expect(await readStock(shop, variant)).toBe(98);
    expect((await cart.placeOrder(1)).body).toEqual(answers[0]?.body);
  });

  it("causes no deadlock between carts with the same products in opposite order", async () => {
    const [one, two] = [await testVariant(shop, { stock: 100 }), await testVariant(shop, { stock: 100 })];
    const carts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        readyCart(
          shop,
          index % 2
            ? [
                [one, 1],
                [two, 1],
              ]
            : [
                [two, 1],
                [one, 1],
              ],
        ),
      ),
    );
    const answers = await Promise.all(carts.map((cart) => cart.placeOrder(2970)));
    expect(new Set(codesOf(answers))).toEqual(new Set(["ok"]));
    expect([await readStock(shop, one), await readStock(shop, two)]).toEqual([80, 80]);
  });

  it("rejects a total that changed after its confirmation", async () => {
    const variant = await testVariant(shop, { price: 1000 });
    const cart = await readyCart(shop, [[variant, 1]]);
    const seen = (await cart.read()).detail.order.total_payment;
    await shop.db.update(variants).set({ price: 1200 }).where(eq(variants.id, variant));
    const answer = await cart.placeOrder(seen);
    expect(answer).toMatchObject({ status: 409, body: { code: "cart.decision.total_changed" } });
    expect(answer.body.message).toContain("1,970円");
    expect(await readStock(shop, variant)).toBe(20);
    const after = await cart.read();
    expect(after.notices.map((notice) => notice.code)).toEqual(["cart.notice.price"]);
    expect((await cart.placeOrder(after.detail.order.total_payment)).status).toBe(200);
  });

  it("rejects a product that sold out after the confirmation, and names it", async () => {
    const variant = await testVariant(shop, { name: "人気の皿", stock: 3 });
    const cart = await readyCart(shop, [[variant, 3]]);
    const seen = (await cart.read()).detail.order.total_payment;
    await shop.db.insert(stockMovements).values({ variantId: variant, quantity: -1, reason: "counted" });
    const answer = await cart.placeOrder(seen);
    expect(answer).toMatchObject({ status: 409, body: { code: "cart.decision.out_of_stock" } });
    expect(answer.body.message).toContain("「人気の皿」の在庫が残り2点");
    const after = await cart.read();
    expect(after.detail.products[0]?.quantity).toBe(2);
    expect(after.notices[0]?.code).toBe("cart.notice.reduced");
  });

  it("counts two lines of one product against one stock", async () => {
    const variant = await testVariant(shop, { stock: 5 });
    const cart = await readyCart(shop, [[variant, 4]]);
    const both = await cart.edit(calls.addCartShipping, { address: okinawa });
    const [first, second] = both.detail.shippings.map((shipping) => shipping.key);
    await cart.edit(calls.divideCartProduct, {
      products: [
        {
          product_id: variant,
          shippings: [
            { shipping_key: first, quantity: 2 },
            { shipping_key: second, quantity: 2 },
          ],
        },
      ],
    });
    const seen = (await cart.read()).detail.order.total_payment;
    expect(seen).toBe(4400 + 770 + 1980);
    await shop.db.insert(stockMovements).values({ variantId: variant, quantity: -2, reason: "counted" });
    expect((await cart.placeOrder(seen)).body.code).toBe("cart.decision.out_of_stock");
    await shop.db.insert(stockMovements).values({ variantId: variant, quantity: 1, reason: "counted" });
    const { body } = await cart.placeOrder(seen);
    expect(body.order.shippings.map((shipping: { products: unknown[] }) => shipping.products.length)).toEqual([1, 1]);
    expect(await readStock(shop, variant)).toBe(0);
  });

  it("is rejected for a hidden product, and in a shop that stopped selling [selling.stopped]", async () => {
    const variant = await testVariant(shop);
    const cart = await readyCart(shop, [[variant, 1]]);
    await shop.db.update(variants).set({ isActive: false }).where(eq(variants.id, variant));
    expect(await cart.placeOrder(1870)).toMatchObject({ status: 422, body: { code: "cart.update_products.not_sale" } });
    await shop.db.update(variants).set({ isActive: true }).where(eq(variants.id, variant));
    const stop = (isUse: boolean) =>
      shop.db
        .update(channels)
        .set({
          settings: {
            ...shop.simple.settings,
            "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": isUse,
            "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": !isUse,
          },
        })
        .where(eq(channels.key, "simple"));
    await stop(true);
    expect(await cart.placeOrder(1870)).toMatchObject({ status: 422, body: { code: "cart.decision.stopped_selling" } });
    await stop(false);
    expect((await cart.placeOrder(1870)).status).toBe(200);
  });

  it("is rejected for guests in a members-only shop [settings.drive-behaviour]", async () => {
    const cart = await readyCart(shop, [[await testVariant(shop), 1]]);
    const { settings } = shop.simple;
    const require = (isRequired: boolean) =>
      shop.db
        .update(channels)
        .set({ settings: { ...settings, "SITE.IS_LOGIN_REQUIRED": isRequired } })
        .where(eq(channels.key, "simple"));
    await require(true);
    expect((await cart.placeOrder(1870)).status).toBe(401);
    await require(false);
    expect((await cart.placeOrder(1870)).status).toBe(200);
  });

  it("names missing input", async () => {
    const variant = await testVariant(shop);
    const cart = await readyCart(shop, []);
    expect((await cart.placeOrder(0)).body).toMatchObject({
      code: "cart.decision.not_ready",
      errors: { products: [expect.any(String)] },
    });
    await cart.edit(calls.addCartProduct, { product_id: variant, quantity: 1 });
    await cart.edit(calls.addCartShipping, { address: okinawa });
    expect(Object.keys((await cart.placeOrder()).body.errors)).toEqual(["shippings"]);
    await cart.edit(calls.resetCartShippings, { is_removing_address: true });
    expect(Object.keys((await cart.placeOrder()).body.errors)).toEqual(["shippings"]);
  });

  it("rejects a delivery day that is no longer possible", async () => {
    const variant = await testVariant(shop);
    const cart = await readyCart(shop, [[variant, 1]]);
    const { body } = await shop.call(calls.listCartLeadTimes, { params: { token: cart.token } });
    const [{ packing_key, dates }] = body.data;
    await cart.edit(calls.modifyCartPacking, {
      packings: [{ key: packing_key, delivery_at: dates[0], delivery_timezone_key: "08-12" }],
    });
    const before = shop.clock.now;
    shop.clock.now = new Date(`${dates[0]}T00:00:00+09:00`);
    expect(Object.keys((await cart.placeOrder(1870)).body.errors)).toEqual(["packings"]);
    shop.clock.now = before;
    const answer = await cart.placeOrder(1870);
    expect(answer.body.order.shippings[0]).toMatchObject({ delivery_at: dates[0], delivery_timezone_name: "午前中" });
  });

  it("assigns the order to its member, and hides it from others", async () => {
    const variant = await testVariant(shop);
    const member = await testMember(shop);
    const cart = await readyCart(shop, [[variant, 1]], member.id);
    const stranger = await testMember(shop);
    const ask = (as: object) =>
      shop.call(calls.decideCart, { ...as, params: { token: cart.token }, body: { total_payment: 1870 } });
    expect((await ask({ memberId: stranger.id })).status).toBe(404);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ memberId: member.id, channel: "fl1" })).status).not.toBe(200);
    expect(await ordersOf(cart.token)).toBe(0);
    const { body } = await ask({ memberId: member.id });
    expect(body.order).toMatchObject({ orderer_email: member.email });
    const lookUp = (as: object) =>
      shop.call(calls.getCartOrder, { ...as, params: { orderNo: body.order_no }, query: { token: cart.token } });
    expect((await lookUp({ memberId: member.id })).status).toBe(200);
    // A copied token of the cart does not open the order after the member's logout.
    expect((await lookUp({})).status).toBe(401);
    expect((await lookUp({ memberId: stranger.id })).status).toBe(404);
    expect((await lookUp({ channel: "fl1" })).status).toBe(404);
  });

  it("gives each order a unique number", async () => {
    const all = await shop.db.select({ count: count() }).from(orders);
    const numbers = await shop.db.selectDistinct({ no: orders.orderNo }).from(orders);
    expect(numbers).toHaveLength(all[0]?.count ?? -1);
  });
});
