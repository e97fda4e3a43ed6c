import { type Answer, calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { attempts } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import type { FeeStep, PaymentOffer } from "../payment/methods/offer.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { copyCart, PAYMENT_IDS, readyCart } from "./cart.fixture.ts";
import { type TestService, testService } from "./payment-service.ts";
import { openTestShop, type TestAnswer, type TestShop } from "./shop.ts";
import { testVariant } from "./variant.fixture.ts";

const steps = (...pairs: readonly (readonly [below: number, fee: number])[]): FeeStep[] =>
  pairs.map(([below, fee]) => ({ below, fee }));

/** An offer for each payment method. */
export const testOffers: readonly PaymentOffer[] = [
  { code: "card", service: "test", fees: [] },
  { code: "redirect", service: "test", fees: [] },
  { code: "convenience", service: "test", fees: steps([10_000, 165], [300_000, 275]) },
  { code: "deferred", service: "test", fees: steps([54_001, 330]) },
  { code: "bank_transfer", fees: [] },
  {
    code: "cash_on_delivery",
    fees: steps([10_000, 330], [30_000, 440], [100_000, 660], [300_000, 1100]),
  },
  { code: "invoice", fees: [] },
];

/** Opens a shop with a payment service that offers all payment methods. */
export async function openShopWithPayments(): Promise<{ shop: TestShop; pay: TestService; context: PaymentContext }> {
  const pay = testService();
  const shop = await openTestShop({ service: pay.service });
  await shop.db.update(channels).set({ paymentMethods: [...testOffers] });
  const context: PaymentContext = {
    db: shop.db,
    services: new Map([["test", pay.service]]),
    now: () => shop.clock.now,
    secret: shop.secret,
  };
  return { shop, pay, context };
}

/** Forgets the attempts and the recorded requests, so that each test starts without limits. */
export async function resetPayments(shop: TestShop, pay: TestService): Promise<void> {
  pay.requestedSteps.length = 0;
  pay.restore();
  await shop.db.delete(attempts);
}

/** A cart of one variant that is ready for its order and payment. */
export interface TestPaymentCart {
  token: string;
  variant: number;
  total: number;
  /** Places the order, with the given payment data; by default as the cart's owner. */
  placeOrder(payment?: object, as?: number): Promise<TestAnswer>;
  read(): Promise<Answer<"getCart">>;
  /** Reads an order as the complete screen does; by default as the cart's owner. */
  order(orderNo: string, as?: number): Promise<TestAnswer>;
}

/** Unused carts of guests, by the time of the shop's clock and the payment method. */
const prepared = new WeakMap<TestShop, Map<string, Promise<TestPaymentCart>>>();

/**
 * Opens a cart of two pieces at 1,100 yen to Osaka, of a guest or a member. Building one by calls takes longer than its
 * payment, so guests get copies of the first, each with a variant of its own.
 */
export async function testPaymentCart(
  shop: TestShop,
  method: keyof typeof PAYMENT_IDS,
  memberId?: number,
): Promise<TestPaymentCart> {
  if (memberId !== undefined) return buildPaymentCart(shop, method, memberId);
  const carts = prepared.get(shop) ?? new Map<string, Promise<TestPaymentCart>>();
  prepared.set(shop, carts);
  const key = `${shop.clock.now.toISOString()} ${method}`;
  const cart = carts.get(key) ?? buildPaymentCart(shop, method);
  carts.set(key, cart);
  return copyPaymentCart(shop, await cart);
}

async function buildPaymentCart(
  shop: TestShop,
  method: keyof typeof PAYMENT_IDS,
  memberId?: number,
): Promise<TestPaymentCart> {
  const variant = await testVariant(shop);
  const cart = await readyCart(shop, [[variant, 2]], memberId);
  await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS[method] });
  const { total_payment } = (await cart.read()).detail.order;
  return paymentCart(shop, { token: cart.token, variant, total: total_payment, memberId });
}

/** Copies of a guest's cart, each with a variant of its own. */
export const copyPaymentCarts = (shop: TestShop, source: TestPaymentCart, count: number): Promise<TestPaymentCart[]> =>
  Promise.all(Array.from({ length: count }, () => copyPaymentCart(shop, source)));

async function copyPaymentCart(shop: TestShop, { token, variant, total }: TestPaymentCart): Promise<TestPaymentCart> {
  const own = await testVariant(shop);
  return paymentCart(shop, { token: await copyCart(shop, token, { from: variant, to: own }), variant: own, total });
}

interface PaymentCartData {
  token: string;
  variant: number;
  total: number;
  memberId?: number | undefined;
}

function paymentCart(shop: TestShop, { token, variant, total, memberId }: PaymentCartData): TestPaymentCart {
  const caller = (id = memberId) => (id === undefined ? {} : { memberId: id });
  return {
    token,
    variant,
    total,
    read: async () => (await shop.call(calls.getCart, { ...caller(), params: { token } })).body,
    placeOrder: (payment, as) =>
      shop.call(calls.decideCart, {
        ...caller(as),
        params: { token },
        body: { total_payment: total, ...(payment && { payment }) },
      }),
    order: (orderNo, as) => shop.call(calls.getCartOrder, { ...caller(as), params: { orderNo }, query: { token } }),
  };
}

/** All orders of the database with their status, oldest first. */
export async function readOrders(shop: TestShop): Promise<{ order_no: string; status: string }[]> {
  const { rows } = await shop.db.execute<{ order_no: string; status: string }>(
    sql`SELECT order_no, status FROM orders ORDER BY id`,
  );
  return rows;
}
