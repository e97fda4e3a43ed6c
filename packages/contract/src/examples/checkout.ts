/** Example responses about cart, payment, receipt and gift by call; `examples.test.ts` checks them. */
import type { Answer, CallName } from "../calls.ts";
import { order } from "../examples.ts";
import type { PackingChoices } from "../shapes/packing.ts";
import type { PaymentMethod } from "../shapes/payment.ts";

export const bankTransfer: PaymentMethod = {
  id: 1,
  code: "bank_transfer",
  name: "銀行振込（前払い）",
  description: "ご入金の確認後に発送します。振込手数料はお客様のご負担となります。",
  timing: "before_shipping",
  days_to_pay: 7,
  timing_text: "ご注文から7日以内にお振り込みください。ご入金を確認してから発送します。",
  requires: "nothing",
  fee: 0,
  is_available: true,
  reason: null,
};

export const cashOnDelivery: PaymentMethod = {
  id: 4,
  code: "cash_on_delivery",
  name: "代金引換",
  description: "商品のお届け時に、配送業者へお支払いください。",
  timing: "on_delivery",
  days_to_pay: null,
  timing_text: "商品のお受け取りの際に、配達員へお支払いください。",
  requires: "nothing",
  fee: 330,
  is_available: false,
  reason: "お荷物が複数に分かれるときはお選びいただけません。",
};

const card: Answer<"useCard"> = {
  id: 2,
  is_main: true,
  token: "card_5f2c9e",
  token_key: "key_81d04b",
  name: "HANAKO YAMADA",
  masked_number: "************4242",
  expiration: "203012",
  brand: "visa",
};

const timezones = { "08-12": "午前中", "14-16": "14時〜16時", "18-20": "18時〜20時" };

const receipt: Answer<"checkGuestReceipt"> = {
  no: "261120-7K3F9QXA",
  can_issue: true,
  reason: null,
  issued_at: null,
  can_edit: true,
};
const guestReceipt: Answer<"getGuestReceipt"> = {
  ...receipt,
  token: "t".repeat(43),
  receiptInfo: { addressee: "株式会社のれん堂", honorific: "onchu", proviso: "お品代" },
};

/** How the shop of the examples packs gifts. */
const packings: PackingChoices = {
  wrappings: [
    {
      id: 1,
      name: "和紙の包装",
      description: "手すきの和紙でお包みします。",
      price: 330,
      image: null,
      is_festive: false,
    },
  ],
  occasions: [
    {
      id: 2,
      name: "御出産祝い",
      description: "何度あってもよいお祝いに。",
      price: 0,
      nature: "repeatable",
      noshi: {
        titles: ["御出産御祝", "御祝"],
        knots: ["chomusubi"],
        cords: ["red-white"],
        strands: 5,
        has_ornament: true,
        placement: "inner",
        name_hint: "贈り主のお名前を入れます。",
      },
      messages: ["ご出産おめでとうございます。"],
    },
  ],
  message_cards: [
    {
      id: 1,
      name: "活版のカード",
      description: "二つ折りのカードに印字します。",
      price: 110,
      image: null,
      is_festive: false,
    },
  ],
  signs: [],
  bags: [{ id: 4, name: "手提げ袋", description: "紙の手提げ袋です。", price: 55, image: null }],
};

export const checkoutExamples = {
  getPackingChoices: packings,
  listPayments: { data: [bankTransfer, cashOnDelivery] },
  listCartPayments: { data: [bankTransfer, cashOnDelivery] },
  checkCartPayment: { is_available: true, reason: null, in_progress: null },
  getPaymentService: {
    service: "sandbox",
    provider: "ABCペイメント株式会社",
    is_test: true,
    script_url: "https://pay.example.jp/pay.js",
    merchant_id: "noren-simple",
  },
  listCards: { data: [card] },
  createCard: card,
  useCard: card,
  listCartLeadTimes: {
    data: [
      {
        shipping_key: "s1",
        packing_key: "p1",
        dates: ["2026-11-23", "2026-11-24", "2026-11-25"],
        delivery_timezone: timezones,
        note: "本日の受付は終了しましたので、明日の発送となります。",
      },
    ],
    packings,
  },
  listOrders: {
    data: [
      {
        id: order.id,
        order_no: order.order_no,
        ordered_at: order.ordered_at,
        status: order.status,
        status_name: order.status_name,
        shipped_on: order.shipped_on,
        can_cancel: order.can_cancel,
        cancel_only_ecd_key: order.cancel_only_ecd_key,
        payment_guide: order.payment_guide,
        total_payment: order.total_payment,
        item_count: 2,
        products: [],
      },
    ],
    user_order_total_payment: 48_620,
  },
  checkGuestReceipt: receipt,
  getGuestReceipt: guestReceipt,
  saveGuestReceipt: guestReceipt,
  listGiftLeadTimes: {
    data: [{ order_shipping_id: 12, dates: ["2026-11-24", "2026-11-25"], delivery_timezone: timezones, note: null }],
  },
} satisfies { [N in CallName]?: Answer<N> };
