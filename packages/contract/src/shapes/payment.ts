import * as v from "valibot";
import { described } from "../described.ts";
import { DateTime, DisplayName, Id, listOf, PlainText, text, Yen } from "./text.ts";

/** A chain of convenience stores. */
export const ConvenienceStore = v.pipe(
  v.picklist(["seven_eleven", "lawson", "familymart", "ministop", "seicomart"]),
  v.description("The chain of convenience stores at which the shopper pays."),
);
export type ConvenienceStore = v.InferOutput<typeof ConvenienceStore>;

/** [constants.options] */
export const PaymentMethod = described(
  "Ids 1 to 3 are fixed: prepaid bank transfer, invoice after billing, deferred. `GET /v1/payments` lists the others.",
  v.object({
    id: Id,
    code: described(
      "The method's code, e.g. `bank_transfer`; the other fields say what it means.",
      v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,30}$/)),
    ),
    name: DisplayName,
    description: PlainText,
    timing: described(
      "When the shopper pays; `before_shipping`: the shop ships after it received the money.",
      v.picklist(["before_shipping", "at_order", "on_delivery", "after_delivery"]),
    ),
    days_to_pay: described(
      "Days until the payment is due; null for no limit.",
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    ),
    timing_text: described("When to pay, in a sentence for the final confirmation (特定商取引法).", v.string()),
    requires: described(
      "What the page must provide: a card form (`getPaymentService`), a redirect to the service's page, or nothing.",
      v.picklist(["nothing", "card", "redirect"]),
    ),
    stores: described(
      "The chains among which the shopper chooses one; absent for methods without such a choice.",
      v.optional(listOf(v.object({ code: ConvenienceStore, name: DisplayName }))),
    ),
    has_invoice: described(
      "True for a method that is paid by invoice: `carts/order/modify` takes its `invoice_recipient`.",
      v.optional(v.boolean()),
    ),
    fee: described("Whole yen with tax that this method adds to the cart.", Yen),
    is_available: described("Whether it can be chosen now.", v.boolean()),
    reason: described("Why it cannot be chosen now; null if it can.", v.nullable(v.string())),
  }),
);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/**
 * The payment service's reference to a card, which only the shop can use. Digits only are refused: they would be a
 * card number sent by mistake.
 */
export const ServiceToken = v.pipe(
  v.string(),
  v.regex(/^(?!\d+$)[\w-]{1,128}$/, "形式が正しくありません。"),
  v.description("The payment service's token of the card."),
);

/** The payment service's single-use token of a card, valid for a few minutes. */
export const OneTimeToken = v.object({
  token: ServiceToken,
  token_key: described("Belongs to the token, which is useless without it.", ServiceToken),
});
export type OneTimeToken = v.InferOutput<typeof OneTimeToken>;

export const CardBrand = v.picklist(["visa", "mastercard", "jcb", "amex", "diners"]);
export type CardBrand = v.InferOutput<typeof CardBrand>;

/** [card.shape] */
export const UserCard = described(
  "A member's card, stored by the payment service. The shop stores its last four digits.",
  v.object({
    id: Id,
    is_main: described("Exactly one card of a member is the main one.", v.boolean()),
    token: described("The service's reference of the stored card; useless without the shop's secret.", ServiceToken),
    token_key: described("Belongs to the token, which is useless without it.", ServiceToken),
    name: described("The holder's name as embossed.", v.string()),
    masked_number: described("e.g. `************4242`.", v.string()),
    expiration: described("YYYYMM.", v.pipe(v.string(), v.regex(/^20\d{2}(0[1-9]|1[0-2])$/))),
    brand: described("The card's brand.", CardBrand),
  }),
);
export type UserCard = v.InferOutput<typeof UserCard>;

/**
 * The card of a decision: the one-time token of a new card, or a stored card. Absent after the return from the payment
 * service.
 */
export const CardChoice = v.object({
  token: described(
    "The payment service's token of the card; with `user_card_id`, of its security code.",
    v.optional(ServiceToken),
  ),
  token_key: described("Belongs to the token, which is useless without it.", v.optional(ServiceToken)),
  user_card_id: described(
    "A stored card, by the `id` of `GET /v1/me/user-cards`.",
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  ),
  is_save_card: described("Whether to store the new card for the member.", v.optional(v.boolean())),
});
export type CardChoice = v.InferOutput<typeof CardChoice>;

/** [cart.payment-cookie] */
export const PaymentInProgress = described(
  "Where to send the shopper, and how long the payment waits.",
  v.object({
    order_no: described("The order's number.", v.string()),
    url: described(
      "A page of the payment service (3-D Secure or a wallet), which redirects to the complete screen; once the order is placed, that screen.",
      v.string(),
    ),
    expires_at: described("ISO 8601; 30 minutes after the decision.", v.string()),
  }),
);
export type PaymentInProgress = v.InferOutput<typeof PaymentInProgress>;

export const TransactionError = described(
  "Why the last payment of a cart failed. Kept until it is deleted or another decision is made.",
  v.object({
    code: described(
      "The reason, for programs.",
      v.picklist(["declined", "not_authenticated", "aborted", "expired", "credit_refused", "fraud", "order_failed"]),
    ),
    message: described("For people to read.", v.string()),
    payment_id: described("The payment method's `id` from `GET /v1/payments`.", v.number()),
    occurred_at: DateTime,
  }),
);
export type TransactionError = v.InferOutput<typeof TransactionError>;

/** [cart.shape] */
export const PaymentServiceSettings = described(
  "What a page needs to call the payment service.",
  v.object({
    service: described("The service's own code, e.g. `sandbox`.", v.string()),
    provider: described("The company that runs the service, for the page on external transmission.", v.string()),
    is_test: described("True if no money is transferred.", v.boolean()),
    script_url: described(
      "URL of the service's script; the page's content security policy must allow its origin (script and connect).",
      v.string(),
    ),
    origins: described(
      "Further origins that the script calls or shows in frames, as sources of a content security policy; absent for none.",
      v.optional(v.array(v.string())),
    ),
    merchant_id: described("The script's argument; not secret.", v.string()),
    public_key: described(
      "The key with which the script encrypts cards, for services that have one; not secret.",
      v.optional(v.string()),
    ),
    asks_security_code: described(
      "Whether a stored card is charged only together with a token of its security code; absent for no.",
      v.optional(v.boolean()),
    ),
  }),
);
export type PaymentServiceSettings = v.InferOutput<typeof PaymentServiceSettings>;

/** The payment service's id of the browser, for its fraud check. */
export const FraudSession = v.pipe(
  text(128),
  v.regex(/^[\w-]+$/, "形式が正しくありません。"),
  v.examples(["s".repeat(32)]),
);
