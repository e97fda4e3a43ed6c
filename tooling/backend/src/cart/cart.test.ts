import { calls } from "@noren/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { addMinutes } from "date-fns/addMinutes";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { attempts } from "../db/schema/account.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { products, stockMovements, variants } from "../db/schema/catalogue.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { EMPTY_CART } from "./cart-content.ts";
import { cartTokenHash } from "./cart-token.ts";
import {
  CART_BYTES_PER_NETWORK,
  CARTS_FROM_NETWORK,
  CARTS_PER_MEMBER,
  SHORT_CARTS_FROM_NETWORK,
} from "./limit-carts.ts";
import { SHORT_CART_MINUTES } from "./cart-store.ts";
import { osaka, readyCart, testCart } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestRequest, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

describe("cart", () => {
  let shop: TestShop;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 20 });
  });
  afterEach(() => expectInvariants(shop));

  it("is limited in number and size by network", async () => {
    const cart = await testCart(shop);
    const reach = (limit: Limit, count = limit.max) => countInWindow(shop.db, limit, "unknown", shop.clock.now, count);
    const open = async (request: TestRequest = {}) => shop.call(calls.initCart, { body: {}, ...request });
    const start = shop.clock.now;
    for (const [count, minutes] of [
      [CARTS_FROM_NETWORK.max, SHORT_CART_MINUTES.short],
      [SHORT_CARTS_FROM_NETWORK, SHORT_CART_MINUTES.shortest],
    ] as const) {
      await reach(CARTS_FROM_NETWORK, count);
      const { token } = (await open()).body;
      const addTo = () => shop.call(calls.addCartProduct, { body: { token, product_id: cup, quantity: 1 } });
      for (const [later, status] of [
        [minutes - 1, 200],
        [2 * minutes - 2, 200],
        [3 * minutes - 2, 410],
      ] as const) {
        shop.clock.now = addMinutes(start, later);
        expect((await addTo()).status).toBe(status);
      }
      shop.clock.now = start;
    }
    expect((await open({ body: { token: cart.token } })).status).toBe(200);
    const { id: memberId } = await testMember(shop);
    const ofMember: number[] = [];
    for (let count = 0; count <= CARTS_PER_MEMBER.max; count += 1) ofMember.push((await open({ memberId })).status);
    expect(ofMember).toEqual([...Array<number>(CARTS_PER_MEMBER.max).fill(200), 429]);

    await reach(CART_BYTES_PER_NETWORK);
    const add = () => cart.send(calls.addCartProduct, { product_id: cup, quantity: 1 });
    expect((await add()).status).toBe(200);
    const large = { ...EMPTY_CART, remarks: "あ".repeat(6000) };
    const own = shop.db
      .select({ id: cartTokens.cartId })
      .from(cartTokens)
      .where(eq(cartTokens.hash, cartTokenHash(cart.token)));
    await shop.db.update(carts).set({ content: large }).where(inArray(carts.id, own));
    expect((await add()).status).toBe(429);
    expect((await cart.send(calls.modifyCartOther, { remarks: null })).status).toBe(200);
    await shop.db.delete(attempts);
  });

  it("issues a token of 43 characters and stores only its hash [cart.shape]", async () => {
    const { status, body } = await shop.call(calls.initCart, { body: {} });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body).toMatchObject({ user_id: null, order_no: null, payment_id: null, orderer: null, notices: [] });
    expect(body.detail).toMatchObject({
      products: [],
      shippings: [],
      coupons: [],
      order: { total_payment: 0, until_free_carriage: 11_000 },
    });
    const { rows } = await shop.db.execute(
      sql`SELECT t.*, c.* FROM cart_tokens t JOIN carts c ON c.id = t.cart_id WHERE c.id = ${body.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect(rows).toHaveLength(1);
  });

  it("reopens with its token", async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 2 });
    const again = await shop.call(calls.initCart, { body: { token: cart.token } });
    expect(again.body).toEqual(await cart.read());
    expect(again.body.token).toBe(cart.token);
  });

  it("returns each line with its product, stock and share of the tax [cart.student-shape]", async () => {
    const cart = await testCart(shop);
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 3 });
    expect(detail.products).toEqual([
      expect.objectContaining({
        product_id: cup,
        product_name: "湯呑",
        unit_price: 1100,
        quantity: 3,
        subtotal: 3300,
        tax_rate: 10,
        tax_amount: 300,
        coupon_discount_parts: [],
        stock_status: "in_stock",
        stock_quantity: null,
        shipping_key: null,
        packing_key: null,
        product_info: expect.objectContaining({ name: "湯呑", product_price_with_tax: 1100, is_show_product: true }),
      }),
    ]);
    expect(detail.order).toMatchObject({ total_payment: 3300, total_tax: 300, until_free_carriage: 7700 });
  });

  it("adds, changes and removes lines", async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 2 });
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    expect(detail.products.map((line) => line.quantity)).toEqual([3]);
    const key = detail.products[0]?.key;
    expect((await cart.edit(calls.modifyCartProduct, { key, quantity: 7 })).detail.products[0]?.quantity).toBe(7);
    expect((await cart.edit(calls.deleteCartProduct, { key: "p99" })).detail.products).toHaveLength(1);
    expect((await cart.edit(calls.deleteCartProduct, { ids: [cup] })).detail.products).toEqual([]);
  });

  it("loses no concurrent addition", async () => {
    const variant = await testVariant(shop, { stock: 100 });
    const cart = await testCart(shop);
    await Promise.all(
      Array.from({ length: 20 }, () => cart.edit(calls.addCartProduct, { product_id: variant, quantity: 1 })),
    );
    expect((await cart.read()).detail.products.map((line) => line.quantity)).toEqual([20]);
  });

  it.each([-1, 0, 1.5, 10_000, 1e9, "1e3", "1", null, true, [1]])("rejects the quantity %o", async (quantity) => {
    const cart = await testCart(shop);
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 2 });
    for (const [call, body] of [
      [calls.addCartProduct, { product_id: cup, quantity }],
      [calls.modifyCartProduct, { key: detail.products[0]?.key, quantity }],
    ] as const) {
      const answer = await cart.send(call, body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(["quantity"]);
    }
    expect((await cart.read()).detail.products[0]?.quantity).toBe(2);
  });

  it("ignores unknown fields in a body", async () => {
    const cart = await testCart(shop);
    const { detail } = await cart.edit(calls.addCartProduct, {
      product_id: cup,
      quantity: 1,
      unit_price: 1,
      tax_rate: 0,
      user_id: 1,
    });
    expect(detail.order.total_payment).toBe(1100);
  });

  it("rejects quantities above the stock", async () => {
    const variant = await testVariant(shop, { name: "小皿", stock: 3 });
    const cart = await testCart(shop);
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: variant, quantity: 3 });
    expect(detail.products[0]).toMatchObject({ stock_status: "few", stock_quantity: 3, max_quantity: 3 });
    const more = await cart.send(calls.addCartProduct, { product_id: variant, quantity: 1 });
    expect(more).toMatchObject({ status: 422, body: { code: "cart.update_products.out_of_stock" } });
    expect(more.body.message).toContain("「小皿」は3点まで");
    const soldOut = await testVariant(shop, { stock: 0 });
    expect((await cart.send(calls.addCartProduct, { product_id: soldOut, quantity: 1 })).body.message).toContain(
      "在庫がありません",
    );
  });

  it("rejects products that are unknown, hidden or another shop's", async () => {
    const cart = await testCart(shop);
    const foreign = await testVariant(shop, { channelId: shop.fl1.id });
    const hidden = await testVariant(shop);
    await shop.db.update(variants).set({ isActive: false }).where(eq(variants.id, hidden));
    const codeOf = async (product_id: number) =>
      (await cart.send(calls.addCartProduct, { product_id, quantity: 1 })).body.code;
    expect(await codeOf(2_000_000_000)).toBe("cart.update_products.product_not_found");
    expect(await codeOf(foreign)).toBe("cart.update_products.product_not_found");
    expect(await codeOf(hidden)).toBe("cart.update_products.not_sale");
  });

  it("reports an unavailable product on opening, and removes it on request [error.product-not-found]", async () => {
    const variant = await testVariant(shop, { name: "終売品" });
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: variant, quantity: 1 });
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    await shop.db.update(products).set({ isShow: false }).where(eq(products.name, "終売品"));
    const refused = await shop.call(calls.initCart, { body: { token: cart.token } });
    expect(refused).toMatchObject({ status: 422, body: { code: "cart.init.product_not_found" } });
    expect(refused.body.message).toContain("終売品");
    const { body } = await shop.call(calls.initCart, { body: { token: cart.token, invalid_product: true } });
    expect(body.detail.products.map((line: { product_id: number }) => line.product_id)).toEqual([cup]);
  });

  it("returns each notice once", async () => {
    const variant = await testVariant(shop, { name: "限定品", price: 500, stock: 10 });
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: variant, quantity: 4 });
    await shop.db.update(variants).set({ price: 600 }).where(eq(variants.id, variant));
    await shop.db.insert(stockMovements).values({ variantId: variant, quantity: -8, reason: "counted" });
    const { notices, detail } = await cart.read();
    expect(notices.map((notice) => [notice.code, notice.product_name])).toEqual([
      ["cart.notice.price", "限定品"],
      ["cart.notice.reduced", "限定品"],
    ]);
    expect(detail.products[0]).toMatchObject({ unit_price: 600, quantity: 2, subtotal: 1200 });
    expect((await cart.read()).notices).toEqual([]);
    await shop.db.insert(stockMovements).values({ variantId: variant, quantity: -2, reason: "counted" });
    expect((await cart.read()).notices.map((notice) => notice.code)).toEqual(["cart.notice.sold_out"]);
    expect((await cart.read()).detail.products[0]).toMatchObject({ stock_status: "out", max_quantity: 0 });
  });

  it("resets to an empty cart", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    const { detail, orderer: kept } = await cart.edit(calls.resetCart);
    expect([detail.products, detail.shippings]).toEqual([[], []]);
    expect(kept).toMatchObject({ last_name: "山田" });
  });

  it("answers 404 for unknown tokens and for tokens of another shop", async () => {
    const cart = await testCart(shop);
    const unknown = "A".repeat(43);
    const requests = (token: string, channel: string) => [
      shop.call(calls.getCart, { channel, params: { token } }),
      shop.call(calls.addCartProduct, { channel, body: { token, product_id: cup, quantity: 1 } }),
      shop.call(calls.addCartShipping, { channel, body: { token, address: osaka } }),
      shop.call(calls.listCartLeadTimes, { channel, params: { token } }),
      shop.call(calls.listCartPayments, { channel, params: { token } }),
      shop.call(calls.decideCart, { channel, params: { token }, body: { total_payment: 0 } }),
    ];
    const answers = await Promise.all([...requests(unknown, "simple"), ...requests(cart.token, "fl1")]);
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await shop.call(calls.getCart, { params: { token: "short" } })).status).toBe(422);
  });

  it("opens a new cart if the token is unknown, ordered or expired [cart.reinit]", async () => {
    const open = async (token: string) => (await shop.call(calls.initCart, { body: { token } })).body;
    expect((await open("B".repeat(43))).token).not.toBe("B".repeat(43));

    const ordered = await readyCart(shop, [[cup, 1]]);
    expect((await ordered.placeOrder()).status).toBe(200);
    const expired = { status: 410, body: { code: "cart.common.is_expired" } };
    expect(await ordered.send(calls.addCartProduct, { product_id: cup, quantity: 1 })).toMatchObject(expired);
    expect(await shop.call(calls.getCart, { params: { token: ordered.token } })).toMatchObject(expired);
    const next = await open(ordered.token);
    expect(next.token).not.toBe(ordered.token);
    expect(next.detail.products).toEqual([]);

    const old = await testCart(shop);
    await old.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const before = shop.clock.now;
    shop.clock.now = addMilliseconds(addDaysInJapan(before, 30), 1);
    expect(await shop.call(calls.getCart, { params: { token: old.token } })).toMatchObject(expired);
    expect((await open(old.token)).detail.products).toEqual([]);
    shop.clock.now = before;
  });

  it("saves remarks and rejects ones that are too long", async () => {
    const cart = await testCart(shop);
    expect((await cart.edit(calls.modifyCartOther, { remarks: "  玄関に置いてください\n" })).remarks).toBe(
      "玄関に置いてください",
    );
    expect((await cart.edit(calls.modifyCartOther, { remarks: "" })).remarks).toBeNull();
    expect((await cart.send(calls.modifyCartOther, { remarks: "あ".repeat(1001) })).status).toBe(422);
  });
});
