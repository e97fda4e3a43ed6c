import type { Order, OrderStatus, Refund } from "@noren/contract";
import { orderStatus } from "@noren/validation/fields/order";
import { cancelledOrder, order, refund } from "#ui/stories/order.fixture";

type Guides = Partial<Record<OrderStatus, string>>;

/** An order in each status, with the guide that the API answers in it. */
const inEachStatus = (payment_name: string, guides: Guides, refunded: Refund["status"] = "none"): Order[] =>
  orderStatus.options.map(({ value: status, label: status_name }) => ({
    ...(status === "cancelled" ? { ...cancelledOrder, refund: { ...refund, status: refunded } } : order),
    status,
    status_name,
    payment_name,
    payment_guide: guides[status] ?? null,
  }));

const untilDelivered = (guide: string): Guides => ({ accepted: guide, preparing: guide, shipped: guide });

const invoiceIssued =
  "請求書を発行しました。2026年12月31日までに、請求書に記載の口座へお振り込みください。\n※行き違いでお支払いがお済みの場合は、ご容赦ください。";

/** Orders of each payment method in all statuses. */
export const ordersByPayment = {
  bank_transfer: inEachStatus("銀行振込（前払い）", { accepted: order.payment_guide ?? "" }),
  invoice: inEachStatus("請求書払い（後払い）", {
    ...untilDelivered(
      "お支払いは商品の到着後です。商品の発送後に、請求書をご注文者の住所へお送りします。請求書の発行日の翌月末日までにお支払いください。",
    ),
    shipped: invoiceIssued,
    completed: invoiceIssued,
  }),
  deferred: inEachStatus("後払い（コンビニ・銀行・郵便局）", {
    ...untilDelivered("商品とは別に請求書をお届けします。請求書の発行から14日以内にお支払いください。"),
    completed: "お支払いの方法と期日は、商品とは別にお届けする請求書でご確認ください。",
  }),
  cash_on_delivery: inEachStatus("代金引換", untilDelivered("商品のお届け時に、配送員へお支払いください。")),
  card: inEachStatus("クレジットカード", {}, "done"),
  convenience: inEachStatus("コンビニ払い（前払い）", {
    accepted: "受付番号：1234-5678-9012\nお支払い期限：2026年11月27日",
  }),
  redirect: inEachStatus("スマホ決済", {}, "requested"),
} satisfies Record<string, Order[]>;
