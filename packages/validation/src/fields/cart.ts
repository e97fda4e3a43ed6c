import { addressFields } from "./address.ts";
import { cardChoiceFields, cardFields } from "./card.ts";
import { toDay, toLine, toLines } from "../normalise.ts";
import { day } from "../rules.ts";
import { type ChoiceField, type NumberField, optional, type TextField } from "./field.ts";
import { company, department, ordererFields } from "./user.ts";

export const deliveryDay: TextField = {
  kind: "text",
  label: "お届け希望日",
  description: "YYYY-MM-DD, one of the lead times' `dates`.",
  normalise: toDay,
  rules: [day],
  sample: "2026-11-20",
};

export const deliverySlot: TextField = {
  kind: "text",
  label: "お届け希望時間帯",
  description: "A key of the lead times' `delivery_timezone`.",
  normalise: toLine,
  max: 16,
  sample: "08-12",
};

/** The delivery day and slot of a parcel or a gift; the lead time limits the choices. */
export const deliveryWishFields = {
  delivery_at: optional(deliveryDay),
  delivery_timezone_key: optional(deliverySlot),
};

const parcelKey: TextField = {
  kind: "text",
  label: "お荷物",
  description: "The parcel's key.",
  max: 32,
  sample: "p1",
};

/** The delivery choices for all parcels of a cart. */
export const deliveryFields = {
  packings: { kind: "list", item: { key: parcelKey, ...deliveryWishFields } },
} as const;

const destination: ChoiceField<"self" | "other"> = {
  kind: "choice",
  label: "お届け先",
  description: "Whether the order goes to the orderer or elsewhere.",
  options: [
    { value: "self", label: "ご注文者と同じ" },
    { value: "other", label: "別の住所" },
  ],
  initial: "self",
};

/** A guest's first step: the orderer, and whether the order goes to them. */
export const guestCheckoutFields = { ...ordererFields, destination };

const sender: TextField = {
  kind: "text",
  label: "ご依頼主",
  description: "Whose name is on the parcels as the sender.",
  isChosen: true,
  sample: "orderer",
};

/** The sender of one destination, or of all. */
export const senderFields = {
  sender,
  for_all: {
    kind: "flag",
    label: "すべてのお届け先で、同じご依頼主にする",
    description: "Whether the sender is the same for all destinations.",
  },
} as const;

/** The same for a typed address. */
export const typedSenderFields = { ...senderFields, ...addressFields };

const paymentId: TextField = {
  kind: "text",
  label: "お支払い方法",
  description: "A payment method, by the `id` of `GET /v1/payments`.",
  isChosen: true,
  sample: "1",
};

const remarks: TextField = {
  kind: "text",
  label: "ご要望・備考",
  description: "The orderer's remarks to the shop, at most 1000 characters.",
  normalise: toLines,
  max: 1000,
  sample: "宅配ボックスをご利用ください。",
};

/** The payment method, and remarks to the shop. */
export const paymentFields = { payment_id: paymentId, remarks: optional(remarks) };

const paymentStore: TextField = {
  kind: "text",
  label: "お支払いになるコンビニ",
  description: "One of the method's `stores`.",
  isChosen: true,
  sample: "lawson",
};

/** The same for a method that is paid at a convenience store of one chain. */
export const storePaymentFields = { ...paymentFields, payment_store: paymentStore };

/** To whom the invoice is made out: a member's company or school. */
export const invoiceRecipientFields = {
  invoice_company: {
    ...company,
    label: "請求書の宛名（会社名・学校名）",
    description: "The company or school to which the invoice is made out, at most 250 characters.",
    sample: "みなせ大学",
  },
  invoice_department: optional({
    ...department,
    label: "部署・研究室",
    description: "The department that receives the invoice, at most 250 characters.",
    sample: "工学部 教務課",
  }),
};

/** The same for a method that is paid by invoice. */
export const invoicePaymentFields = { ...paymentFields, ...invoiceRecipientFields };

/** The same for a method that charges a saved card. */
export const savedCardPaymentFields = { ...paymentFields, card: cardChoiceFields.card };

/** The same if the payment service requires the card's security code. */
export const securityCodePaymentFields = { ...savedCardPaymentFields, securityCode: cardFields.securityCode };

/** The same for a method that charges a new card. */
export const newCardPaymentFields = { ...paymentFields, ...cardChoiceFields, ...cardFields };

/** The fields of all methods. */
export const allPaymentFields = { ...newCardPaymentFields, ...storePaymentFields, ...invoicePaymentFields };

const couponCode: TextField = {
  kind: "text",
  label: "クーポンコード",
  description: "The code of a coupon.",
  normalise: toLine,
  max: 64,
  sample: "THANKS300",
};

export const couponFields = { code: couponCode };

const usedPoints: NumberField = {
  kind: "number",
  label: "ご利用ポイント",
  description: "Points to use; each takes one yen off. 0 for none.",
  min: 0,
  max: 2_147_483_647,
};

export const pointFields = { use_point: usedPoints };
