import { type Answer, calls } from "@noren/contract";
import { listSumLines, orderSumLines } from "@noren/contract/sum-lines";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../db/schema/mail.ts";
import { pointEntries } from "../db/schema/point.ts";
import { channels } from "../db/schema/shop.ts";
import { methodById, methodOf } from "../payment/methods/methods.ts";
import { orderMailCopy } from "../order/order-mails.copy.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import type { Bill } from "../db/schema/receipt.ts";
import { issueReceipt } from "../receipt/receipt-store.ts";
import { okinawa, otherOrderer, osaka, type TestCart, testCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { receiver } from "../testing/gift.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

type Cart = Answer<"getCart">;
type Order = Answer<"getCartOrder">;

const BUYERS = ["guest", "member"] as const;
const DESTINATIONS = ["one destination", "two destinations", "a social gift"] as const;
const DISCOUNTS = [
  "no discount",
  "a coupon",
  "a coupon for the carriage",
  "points",
  "a coupon and points",
  "points and a coupon for everything",
] as const;
/** The tax rates of the products, in turn. */
const TAX_RATES = [[10], [8], [10, 8]] as const;

/** Coupons and points belong to members. */
const combinations = BUYERS.flatMap((buyer) =>
  DESTINATIONS.flatMap((destination) =>
    DISCOUNTS.slice(0, buyer === "guest" ? 1 : undefined).map((discount) => ({ buyer, destination, discount })),
  ),
);

/** A third of the methods, in turn, for orders that cost nothing: no method collects anything. */
const isSkipped = (discount: string, turn: number) => discount.endsWith("everything") && turn % 3 !== 0;

/** Methods whose payments a service makes. */
const WITH_SERVICE = ["card", "redirect", "convenience", "deferred"];

const sumOf = (lines: Bill["sums"]) => lines.reduce((sum, { amount }) => sum + (amount ?? NaN), 0);
const named = (lines: Bill["sums"]) => lines.map(({ name, amount }) => [name, amount]);

describe("an order", () => {
  let shop: TestShop;
  let pay: TestService;
  let codes: { yen: string; carriage: string };
  let variants: Record<8 | 10, number>;
  let packing: Awaited<ReturnType<typeof testPackingOptions>>;
  beforeAll(async () => {
    ({ shop, pay } = await openShopWithPayments());
    await shop.db.update(channels).set({ issuer: testIssuer });
    codes = {
      yen: (await testCoupon(shop, { amount: 500 })).code,
      carriage: (await testCoupon(shop, { kind: "carriage_free", amount: null })).code,
    };
    packing = await testPackingOptions(shop);
    variants = {
      8: await testVariant(shop, { name: "煎茶", price: 1079, taxRate: 8, stock: 2000 }),
      10: await testVariant(shop, { name: "湯呑", price: 1103, taxRate: 10, stock: 2000 }),
    };
  });
  afterEach(() => expectInvariants(shop));

  /** A company, which may be billed. */
  async function openMember(): Promise<number> {
    const { id } = await testMember(shop, { company_name: "株式会社のれん" });
    await shop.db
      .insert(pointEntries)
      .values({ userId: id, amount: 7000, reason: "adjusted", createdAt: shop.clock.now });
    return id;
  }

  async function openCart(
    { buyer, destination, discount }: (typeof combinations)[number],
    memberId: number | undefined,
    rates: readonly (8 | 10)[],
  ) {
    const cart = await testCart(shop, memberId);
    for (const rate of rates) await cart.edit(calls.addCartProduct, { product_id: variants[rate], quantity: 3 });
    if (buyer === "guest") await cart.edit(calls.modifyCartOrder, { orderer: otherOrderer() });
    if (destination === "a social gift") await cart.edit(calls.setSocialReceiver, { receiver });
    else await cart.edit(calls.addCartShipping, { address: osaka });
    if (destination === "two destinations") {
      const { detail } = await cart.edit(calls.addCartShipping, { address: okinawa });
      const [near, far] = detail.shippings.map(({ key }) => key);
      await cart.edit(calls.divideCartProduct, {
        products: rates.map((rate) => ({
          product_id: variants[rate],
          shippings: [
            { shipping_key: near, quantity: 1 },
            { shipping_key: far, quantity: 2 },
          ],
        })),
      });
    }
    const isFree = discount.endsWith("everything");
    if (discount.includes("a coupon"))
      await cart.edit(calls.addCartCoupon, {
        code: isFree || discount.endsWith("carriage") ? codes.carriage : codes.yen,
      });
    if (isFree) await cart.edit(calls.setCartPoint, { use_point: (await cart.read()).detail.order.total_products });
    else if (discount.endsWith("points")) await cart.edit(calls.setCartPoint, { use_point: 321 });
    return cart;
  }

  /** Wraps each parcel, with a card. */
  async function wrap(cart: TestCart): Promise<void> {
    const { detail, social_packing } = await cart.read();
    const parcels = social_packing ? [social_packing] : detail.shippings.flatMap(({ packings }) => packings);
    const card = { id: packing.card, message: "ありがとう" };
    const packings = parcels.map(({ key }) => ({ key, wrapping_id: packing.paper, message_card: card }));
    await cart.edit(calls.modifyCartPacking, { packings });
  }

  async function placeOrder({ token, detail }: Cart, code: string, as: { memberId?: number }): Promise<Order> {
    const { total_payment } = detail.order;
    const body = { total_payment, ...(code === "card" && total_payment > 0 && { payment: cardOf(CARDS.good) }) };
    const placed = (await shop.call(calls.decideCart, { ...as, params: { token }, body })).body;
    if (placed.payment) pay.changeStatus("authorised");
    const orderNo = { params: { orderNo: placed.order_no }, query: { token } };
    return (await shop.call(calls.getCartOrder, { ...as, ...orderNo })).body;
  }

  function expectEqualSums(cart: Cart, order: Order, code: string): void {
    expect(named(orderSumLines(order))).toEqual(named(listSumLines(cart)));
    expect(sumOf(orderSumLines(order))).toBe(order.total_payment);
    expect(order.total_payment).toBe(cart.detail.order.total_payment);
    expect(order.amount_by_tax_rate.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total_payment);
    if (!WITH_SERVICE.includes(code) || order.total_payment === 0) return;
    expect(pay.lastPayment().request?.amount).toBe(order.total_payment);
    if (methodOf(code).captureMode === "atOrder") expect(pay.lastPayment().status).toBe("captured");
  }

  /** Expects the confirmation mail to have the same lines and total. */
  async function expectMail(order: Order): Promise<void> {
    const sent = await shop.db.select().from(mails).where(eq(mails.reference, order.order_no));
    const { bodyText = "" } = sent.find(({ kind }) => kind === "order.confirmed") ?? {};
    for (const { name, amount } of orderSumLines(order))
      expect(bodyText).toContain(`${name}　${orderMailCopy.yen(amount ?? NaN)}`);
    expect(bodyText).toContain(`${orderMailCopy.total}　${orderMailCopy.yen(order.total_payment)}\n`);
  }

  /** Pays an order that costs something, and expects its receipt to have the same lines. */
  async function expectReceipt(order: Order): Promise<void> {
    const { id, status } = order;
    if (status === "accepted") await updateOrderStatus(shop.db, id, "paid", shop.clock.now);
    const { bill } = (await issueReceipt(shop.db, { id }, testIssuer, shop.clock.now)).contents;
    expect(named(bill.sums)).toEqual(named(orderSumLines(order)));
    expect(bill.total_payment).toBe(order.total_payment);
  }

  it.each(combinations.map((combination, index) => ({ ...combination, index })))(
    "of a $buyer to $destination with $discount has equal sums in cart, order, payment, mail and receipt, by every method [cart.sum-lines]",
    async ({ index, ...combination }) => {
      const { data: methods } = (await shop.call(calls.listPayments)).body;
      for (const [turn, { id, code }] of methods.entries()) {
        if (isSkipped(combination.discount, index + turn)) continue;
        const memberId = combination.buyer === "member" ? await openMember() : undefined;
        const as = memberId === undefined ? {} : { memberId };
        const cart = await openCart(combination, memberId, TAX_RATES[(index + turn) % TAX_RATES.length]!);
        const isFree = combination.discount.endsWith("everything");
        if (!isFree && (index + turn) % 2 === 0) await wrap(cart);
        const offered = (await shop.call(calls.listCartPayments, { ...as, params: { token: cart.token } })).body.data;
        const { is_available, reason } = offered.find((method: { id: number }) => method.id === id);
        const chosen = await cart.send(calls.modifyCartOrder, { payment_id: id });
        if (!is_available) {
          expect([chosen.status, reason]).toEqual([422, expect.stringMatching(/[ぁ-ん]/)]);
          continue;
        }
        const before = await cart.read();
        const order = await placeOrder(before, code, as);
        expectEqualSums(before, order, code);
        await expectMail(order);
        if (isFree) expect([order.total_payment, order.status]).toEqual([0, "paid"]);
        else if (methodById(order.payment_id)?.noReceiptReason === null) await expectReceipt(order);
      }
    },
  );
});
