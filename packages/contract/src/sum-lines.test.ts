import { expect, test } from "vitest";
import { cart, order } from "./examples.ts";
import { plainParcel } from "./parcel.fixture.ts";
import type { Cart, CartShipping, CartTotals, UsedCoupon } from "./shapes/cart.ts";
import type { Order } from "./shapes/order.ts";
import type { PackedParcel } from "./shapes/packing.ts";
import { listSumLines, orderSumLines, type SumLine } from "./sum-lines.ts";

const paper = { id: 1, name: "包装紙", price: 330 };
const card = { id: 2, name: "カード", message: "おめでとう", price: 110 };
const yen = (code: string, amount: number): UsedCoupon => ({
  code,
  name: `${amount}円引き`,
  amount,
  carriage_amount: 0,
});
const freeCarriage = (carriage_amount: number): UsedCoupon => ({
  code: "F",
  name: "送料無料",
  amount: 0,
  carriage_amount,
});
const chilled = { temperature: "chilled" as const, parcels: 2, amount: 660 };

interface Case {
  totals: Partial<Omit<CartTotals, "earn_point">>;
  coupons?: UsedCoupon[];
  packings?: PackedParcel[];
  payment?: string;
  lines: [string, number][];
}

const cases: Record<string, Case> = {
  "products and carriage": { totals: {}, lines: [["送料", 550]] },
  "two coupons, by name": {
    totals: { total_discount: 800, total_payment: 6350 },
    coupons: [yen("A", 500), yen("B", 300)],
    lines: [
      ["クーポン「500円引き」", -500],
      ["クーポン「300円引き」", -300],
      ["送料", 550],
    ],
  },
  "a coupon for the carriage, after the whole carriage": {
    totals: { total_carriage: 0, total_payment: 6600 },
    coupons: [freeCarriage(550)],
    lines: [
      ["送料", 550],
      ["クーポン「送料無料」", -550],
    ],
  },
  "a coupon for the carriage, but not for cool parcels": {
    totals: { total_carriage: 660, cool_carriages: [chilled], total_payment: 7260 },
    coupons: [freeCarriage(1100)],
    lines: [
      ["送料", 1100],
      ["クーポン「送料無料」", -1100],
      ["クール料金（冷蔵・2個口）", 660],
    ],
  },
  "coupon, points and fee": {
    totals: { total_discount: 500, use_point: 1000, total_fee: 330, total_payment: 5980 },
    coupons: [yen("A", 500)],
    payment: "代金引換",
    lines: [
      ["クーポン「500円引き」", -500],
      ["ポイント利用", -1000],
      ["送料", 550],
      ["代金引換の手数料", 330],
    ],
  },
  "gift packing, each kind once": {
    totals: { total_packing: 770, total_payment: 7920 },
    packings: [
      { ...plainParcel, wrapping: paper, message_card: card, price: 440 },
      { ...plainParcel, wrapping: paper, price: 330 },
      // Without products the choice is kept, but costs nothing.
      { ...plainParcel, wrapping: paper },
    ],
    lines: [
      ["送料", 550],
      ["ギフト包装（包装紙 × 2）", 660],
      ["ギフト包装（カード）", 110],
    ],
  },
  "amounts whose parts are not named": {
    totals: { total_discount: 500, total_packing: 330, total_payment: 6980 },
    lines: [
      ["クーポン割引", -500],
      ["送料", 550],
      ["ギフト包装", 330],
    ],
  },
  "nothing to pay": {
    totals: { total_discount: 600, use_point: 6000, total_carriage: 0, total_payment: 0 },
    coupons: [yen("A", 600), freeCarriage(550)],
    lines: [
      ["クーポン「600円引き」", -600],
      ["ポイント利用", -6000],
      ["送料", 550],
      ["クーポン「送料無料」", -550],
    ],
  },
};

const shipping = { key: "s1", packings: [plainParcel] } as unknown as CartShipping;

function cartOf({
  totals,
  coupons = [],
  packings = [],
  payment = null,
}: Partial<Omit<Case, "payment">> & { payment?: string | null }): Cart {
  const { detail } = cart;
  const shippings = [{ ...shipping, packings: packings as CartShipping["packings"] }];
  return {
    ...cart,
    payment_name: payment,
    detail: { ...detail, coupons, shippings, order: { ...detail.order, ...totals } },
  };
}

function orderOf({ totals, coupons = [], packings = [], payment = "銀行振込" }: Case): Order {
  const { quantity, ...line } = cart.detail.products[0]!;
  const products = [1, quantity - 1].map((pieces) => ({ ...line, quantity: pieces }));
  const shippings = products.map((product, index) => ({ packings: index === 0 ? packings : [], products: [product] }));
  return { ...order, ...totals, coupons, payment_name: payment, shippings: shippings as unknown as Order["shippings"] };
}

const rows = (lines: readonly SumLine[]) => lines.map(({ name, amount }) => [name, amount]);

test.each(Object.entries(cases))(
  "[cart.sum-lines] the lines of cart and order are equal and add up to the total: %s",
  (_name, each) => {
    const lines = [["商品合計（2点）", 6600], ...each.lines];
    expect(rows(listSumLines(cartOf(each)))).toEqual(lines);
    expect(rows(orderSumLines(orderOf(each)))).toEqual(lines);
    const total = each.totals.total_payment ?? order.total_payment;
    expect(orderSumLines(orderOf(each)).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  },
);

const open = (totals: Partial<CartTotals>, coupons: UsedCoupon[] = []): Cart => {
  const whole = cartOf({ totals: { total_carriage: 0, total_payment: 6600, ...totals }, coupons });
  return { ...whole, detail: { ...whole.detail, shippings: [] } };
};

test("without a destination the carriage and its coupon have no amount yet", () => {
  const discounted = open({ total_discount: 500, total_payment: 6100 }, [yen("A", 500), freeCarriage(0)]);
  expect(rows(listSumLines(discounted))).toEqual([
    ["商品合計（2点）", 6600],
    ["クーポン「500円引き」", -500],
    ["送料", null],
    ["クーポン「送料無料」", null],
  ]);
});

test("the carriage of a cart is known to be free once the cart has reached the limit", () => {
  expect(rows(listSumLines(open({ until_free_carriage: 0 }))).at(-1)).toEqual(["送料", 0]);
});

test("the carriage of a social gift is known without a destination", () => {
  const social_receiver = { receiver_name: "美咲", sender_name: "花子", message: null };
  const social = { ...open({ total_carriage: 800, total_payment: 7400 }), social_receiver } as Cart;
  expect(rows(listSumLines(social)).at(-1)).toEqual(["送料", 800]);
});
