import type { Order, OrderSummary, Refund } from "@noren/contract";
import { order as acceptedOrder } from "@noren/contract/examples";
import { orderSumLines } from "@noren/contract/sum-lines";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import { cart, discountedCart } from "#ui/stories/cart.fixture";
import { plainParcel } from "@noren/contract/parcel.fixture";
import { pictures } from "#ui/stories/pictures.fixture";

const { products } = cart.detail;
const { until_free_carriage: _, earn_point: __, ...sums } = cart.detail.order;

export const order: Order = {
  ...acceptedOrder,
  order_no: "SP-20261120-0001",
  ordered_at: "2026-11-20T10:32:00+09:00",
  status_name: "ご注文を承りました",
  remarks: cart.remarks,
  payment_name: "銀行振込（前払い）",
  payment_guide:
    "のれん銀行 本店 普通 1234567 カ）ノレンシヨウテン\n2026年11月27日（金）までにお振り込みください。振込手数料はお客様のご負担となります。",
  ...sums,
  earn_point: 51,
  shippings: [
    {
      id: 1,
      shipping_name: "山田　花子",
      postal_code: "6048101",
      full_address: "京都府京都市中京区柳馬場通三条上る12-3 のれん御池 405号室",
      phone_number: "0751234567",
      carriage: 660,
      delivery_at: "2026-11-25",
      delivery_timezone_name: "14時〜16時",
      packings: [
        {
          product_ids: products.map((_line, at) => at + 1),
          delivery_at: "2026-11-25",
          delivery_timezone_name: "14時〜16時",
          ...plainParcel,
        },
      ],
      products: products.map((line, at) => ({
        ...line,
        id: at + 1,
        product_key: line.product_info.key,
        code: line.product_info.code,
        image: line.product_info.image,
        accessory_of: null,
      })),
    },
  ],
};

/** The sums of `order`. */
export const orderSums: OrderSumsProps = {
  lines: orderSumLines(order),
  totals: order,
  carriage: "charged",
  earning: { points: 51, status: "expected" },
};

/** An order with coupons and points. */
export const discountedOrder: Order = {
  ...order,
  ...discountedCart.detail.order,
  coupons: discountedCart.detail.coupons,
  earn_point: 48,
};

/** The sums of `discountedOrder`. */
export const discountedOrderSums: OrderSumsProps = {
  lines: orderSumLines(discountedOrder),
  totals: discountedOrder,
  carriage: "charged",
  earning: { points: 48, status: "expected" },
};

export const refund: Refund = {
  status: "done",
  cart_id: 1,
  payment_id: order.payment_id,
  total_payment: order.total_payment,
  total_carriage: order.total_carriage,
  total_tax: order.total_tax,
  use_point: order.use_point,
  user_order_info: { shipping: [], packing: [], product: [] },
};

export const cancelledOrder: Order = {
  ...order,
  refund: { ...refund, status: "none" },
  status: "cancelled",
  status_name: "キャンセル",
  can_cancel: false,
  cancelled_at: "2026-11-20T13:05:00+09:00",
  cancel_reason: "色を選び間違えたため",
  payment_guide: null,
  is_awaiting_payment: false,
};

const summary: OrderSummary = {
  id: 1,
  order_no: order.order_no,
  ordered_at: order.ordered_at,
  status: "accepted",
  status_name: order.status_name,
  shipped_on: null,
  can_cancel: true,
  cancel_only_ecd_key: null,
  payment_guide: null,
  total_payment: order.total_payment,
  item_count: 3,
  products: [
    { product_name: "青磁の飯碗 大", quantity: 2, image: pictures.celadon },
    { product_name: "木桶仕込みの醤油 二年熟成", quantity: 1, image: pictures.shoyu },
  ],
};

export const orderSummaries: OrderSummary[] = [
  summary,
  {
    ...summary,
    id: 2,
    order_no: "SP-20261002-0017",
    ordered_at: "2026-10-02T20:11:00+09:00",
    shipped_on: "2026-10-04",
    status: "completed",
    status_name: "お届け済み",
    can_cancel: false,
    total_payment: 13200,
    products: [{ product_name: "染付の飯碗 十草文様", quantity: 1, image: pictures.sometsuke }],
  },
  {
    ...summary,
    id: 3,
    order_no: "SP-20260918-0004",
    ordered_at: "2026-09-18T08:40:00+09:00",
    status: "cancelled",
    status_name: "キャンセル",
    can_cancel: false,
  },
];
