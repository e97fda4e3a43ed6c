import { plainParcel } from "@noren/contract/parcel.fixture";
import type { Cart, CartLine, CartShipping, MessageCode, PaymentMethod } from "@noren/contract";
import { bankTransfer, cashOnDelivery } from "@noren/contract/examples/checkout";
import { listSumLines } from "@noren/contract/sum-lines";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { CartProps, StockNote } from "#ui/screens/cart/cart.props";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import { addressValues, user } from "#ui/stories/person.fixture";
import { productWith, products } from "#ui/stories/products.fixture";

export const messageWith = (code: MessageCode, html: string): PageMessageProps => ({
  code,
  html,
  updatedAt: "2026-11-20T00:00:00+09:00",
  onDismissed: () => undefined,
});

/** A cart line with some values replaced. */
export const lineWith = (changes: Partial<CartLine>): CartLine => {
  const info = changes.product_info ?? productWith({});
  const quantity = changes.quantity ?? 1;
  const unit_price = info.product_price_with_tax ?? 0;
  return {
    key: info.key,
    product_id: info.id,
    product_name: info.name,
    product_info: info,
    option_values: [],
    unit_price,
    quantity,
    subtotal: unit_price * quantity,
    tax_rate: info.tax_rate,
    tax_amount: 0,
    coupon_discount_parts: [],
    accessory_of: null,
    name_embroidery: null,
    stock_status: "in_stock",
    stock_quantity: null,
    max_quantity: 20,
    shipping_key: "s1",
    packing_key: "p1",
    ...changes,
  };
};

const lines = [
  lineWith({ quantity: 2, product_name: "青磁の飯碗 大" }),
  lineWith({ product_info: products[4], stock_status: "few", stock_quantity: 3, max_quantity: 3 }),
];

const shipping: CartShipping = {
  ...addressValues,
  key: "s1",
  user_address_id: null,
  shipping_name: "山田　花子",
  full_address: "〒604-8101 京都府京都市中京区柳馬場通三条上る12-3 のれん御池 405号室",
  carriage: 660,
  packings: [
    {
      key: "p1",
      shipping_key: "s1",
      product_keys: lines.map(({ key }) => key),
      delivery_at: "2026-11-25",
      delivery_timezone_key: "1416",
      delivery_timezone_name: "14時〜16時",
      ...plainParcel,
    },
  ],
};

export const cart: Cart = {
  token: "x".repeat(43),
  id: 1,
  user_id: null,
  order_no: null,
  payment_id: 1,
  payment_name: "銀行振込（前払い）",
  orderer: user,
  remarks: "ご不在の場合は宅配ボックスにお願いします。",
  transaction_error: null,
  detail: {
    products: lines,
    shippings: [shipping],
    coupons: [],
    point: null,
    order: {
      total_payment: 6356,
      total_products: 5696,
      total_discount: 0,
      use_point: 0,
      total_carriage: 660,
      total_packing: 0,
      total_fee: 0,
      total_tax: 556,
      amount_by_tax_rate: [
        { tax_rate: 10, amount: 5060, tax: 460 },
        { tax_rate: 8, amount: 1296, tax: 96 },
      ],
      until_free_carriage: 5304,
      earn_point: null,
    },
    arrival: { first_on: "2026-11-25", last_on: "2026-11-26" },
  },
  sender: null,
  social_receiver: null,
  social_packing: null,
  notices: [],
  updated_at: "2026-11-20T10:00:00+09:00",
};

/** The sums of `cart`. */
export const cartSums: OrderSumsProps = {
  lines: listSumLines(cart),
  totals: cart.detail.order,
  carriage: "charged",
  earning: null,
};

/** A member's cart with coupons and points. */
export const discountedCart: Cart = {
  ...cart,
  user_id: 1,
  detail: {
    ...cart.detail,
    coupons: [
      { code: "THANKS300", name: "いつものお礼 300円引き", amount: 300, carriage_amount: 0 },
      { code: "SORYO0", name: "送料無料クーポン", amount: 0, carriage_amount: 660 },
    ],
    point: { balance: 974, usable: 974 },
    order: {
      ...cart.detail.order,
      total_payment: 4896,
      total_discount: 300,
      use_point: 500,
      total_carriage: 0,
      total_tax: 425,
      amount_by_tax_rate: [
        { tax_rate: 10, amount: 3782, tax: 343 },
        { tax_rate: 8, amount: 1114, tax: 82 },
      ],
      earn_point: 48,
    },
  },
};

/** The sums of `discountedCart`. */
export const discountedSums: OrderSumsProps = {
  lines: listSumLines(discountedCart),
  totals: { ...discountedCart.detail.order, until_free_carriage: null },
  carriage: "charged",
  earning: { points: 48, status: "expected" },
};

/** A sender other than the orderer. */
export const sender: NonNullable<Cart["sender"]> = {
  ...addressValues,
  user_address_id: null,
  shipping_name: "山田　正夫",
  full_address: "〒606-8341 京都府京都市左京区岡崎最勝寺町13",
};

/** A cart without a destination. */
export const openCart: Cart = {
  ...cart,
  payment_id: null,
  payment_name: null,
  remarks: null,
  detail: {
    ...cart.detail,
    shippings: [],
    order: { ...cart.detail.order, total_payment: 5696, total_carriage: 0 },
  },
};

/** The sums of `openCart`. */
export const openSums: OrderSumsProps = {
  ...cartSums,
  lines: listSumLines(openCart),
  totals: openCart.detail.order,
  carriage: "unknown",
};

/** The stock notes of the lines that are low in stock. */
export const stockNotes: ReadonlyMap<string, StockNote> = new Map(
  lines.flatMap(({ key, stock_quantity: left }) => (left === null ? [] : [[key, { kind: "few", left }]])),
);

export const emptyCart: Cart = {
  ...openCart,
  detail: {
    ...openCart.detail,
    products: [],
    order: { ...openCart.detail.order, total_payment: 0, total_products: 0 },
  },
};

export { bankTransfer };

export const cardPayment: PaymentMethod = {
  id: 5,
  code: "card",
  name: "クレジットカード",
  description:
    "Visa、Mastercard、JCB、American Express、Diners Clubをご利用いただけます。カード会社による本人認証（3Dセキュア）をお願いすることがあります。",
  timing: "at_order",
  days_to_pay: null,
  timing_text: "ご注文の確定時に決済します。",
  requires: "card",
  fee: 0,
  is_available: true,
  reason: null,
};

export const conveniencePayment: PaymentMethod = {
  id: 6,
  code: "convenience",
  name: "コンビニ払い（前払い）",
  description:
    "セブン-イレブン、ローソン、ファミリーマートで、前払いでお支払いください。ご注文後に受付番号とお支払い期限をご案内し、ご入金を確認してから発送します。",
  timing: "before_shipping",
  days_to_pay: 7,
  timing_text: "ご注文から7日以内に、コンビニエンスストアでお支払いください。",
  requires: "nothing",
  stores: [
    { code: "seven_eleven", name: "セブン-イレブン" },
    { code: "lawson", name: "ローソン" },
    { code: "familymart", name: "ファミリーマート" },
  ],
  fee: 165,
  is_available: true,
  reason: null,
};

export const payments: PaymentMethod[] = [
  bankTransfer,
  { ...cashOnDelivery, is_available: true, reason: null },
  {
    id: 2,
    code: "invoice",
    name: "請求書払い（後払い）",
    description: "商品の到着後、請求書をお送りします。",
    timing: "after_delivery",
    days_to_pay: null,
    timing_text: "商品の発送日に請求書を発行します。発行日の翌月末日までにお支払いください。",
    requires: "nothing",
    has_invoice: true,
    fee: 0,
    is_available: false,
    reason: "会員情報に会社名（学校名）をご登録いただいた会員の方のみご利用いただけます。",
  },
];
export const invoicePayment: PaymentMethod = { ...payments.at(-1)!, is_available: true, reason: null };
export const invoiceRecipient = { invoice_company: "みなせ大学", invoice_department: "工学部 教務課" };

/** A cart with an accessory and embroidered letters. */
export const accessoryCart: Cart = {
  ...openCart,
  detail: {
    ...openCart.detail,
    products: [
      lineWith({ key: "kettle", product_id: 71, product_name: "南部鉄瓶", has_accessories: true }),
      lineWith({ key: "lid", product_id: 73, product_name: "替え蓋", accessory_of: 71 }),
      lineWith({ key: "towel", product_id: 72, product_name: "今治タオル 白", name_embroidery: "花子" }),
    ],
  },
};

/** Lines that are saved for later, of which the second is sold out. */
export const savedItems: CartProps["saved"] = [
  { line: lineWith({ key: "later", name_embroidery: "花子" }), path: "/product/seiji-meshiwan", state: "available" },
  {
    line: lineWith({ key: "out", product_info: products[4], stock_status: "out", max_quantity: 0 }),
    path: null,
    state: "soldOut",
  },
];
