import * as v from "valibot";
import { text } from "./text.ts";

/**
 * What the payment service hands out for a card, and never the card: a reference that only the shop can use. Digits alone
 * are a card's number that somebody's page sends here by mistake, and go no further.
 */
export const ServiceToken = v.pipe(v.string(), v.regex(/^(?!\d+$)[\w-]{1,128}$/, "形式が正しくありません。"));

/** What the payment service's script made of a card number in the browser; works once and for a few minutes. */
export const OneTimeToken = v.object({ token: ServiceToken, token_key: ServiceToken });
export type OneTimeToken = v.InferOutput<typeof OneTimeToken>;

export const CardBrand = v.picklist(["visa", "mastercard", "jcb", "amex", "diners"]);
export type CardBrand = v.InferOutput<typeof CardBrand>;

/** [card.shape] A card that the payment service keeps for a member. The shop knows its last four digits. */
export const UserCard = v.object({
  id: v.number(),
  /** Exactly one card of a member is the main one. */
  is_main: v.boolean(),
  /** The service's reference of the kept card and the key to it; of no use without the shop's own secret. */
  token: ServiceToken,
  token_key: ServiceToken,
  /** The holder as embossed. */
  name: v.string(),
  /** e.g. `************4242`. */
  masked_number: v.string(),
  /** YYYYMM. */
  expiration: v.pipe(v.string(), v.regex(/^20\d{2}(0[1-9]|1[0-2])$/)),
  brand: CardBrand,
});
export type UserCard = v.InferOutput<typeof UserCard>;

/**
 * What a decision needs to know of the payment, by card only: a new card as its one-time token, or a kept one. Left out
 * when the shopper comes back from the payment service.
 */
export const CardChoice = v.object({
  token: v.optional(ServiceToken),
  token_key: v.optional(ServiceToken),
  user_card_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  /** A member keeps the new card. */
  is_save_card: v.optional(v.boolean()),
});
export type CardChoice = v.InferOutput<typeof CardChoice>;

/** [cart.payment-cookie] Where the shopper has to go now, and how long the payment waits. */
export const PaymentInProgress = v.object({
  order_no: v.string(),
  /** A page of the payment service: the bank's question (3-D Secure), or a wallet. It leads back to the complete screen. */
  url: v.string(),
  /** ISO 8601; 30 minutes after the decision. */
  expires_at: v.string(),
});
export type PaymentInProgress = v.InferOutput<typeof PaymentInProgress>;

/** Why the last payment of a cart came to nothing. Stays until it is deleted or another decision is made. */
export const TransactionError = v.object({
  code: v.picklist(["declined", "not_authenticated", "aborted", "expired", "credit_refused", "fraud", "order_failed"]),
  message: v.string(),
  payment_id: v.number(),
  occurred_at: v.string(),
});
export type TransactionError = v.InferOutput<typeof TransactionError>;

/** [cart.shape] What a page needs to talk to the service by itself. */
export const PaymentServiceSettings = v.object({
  /** The service's own code, e.g. `sandbox`. */
  service: v.string(),
  /** The company behind it, as the page on external transmission names it. */
  provider: v.string(),
  /** True where no money moves. */
  is_test: v.boolean(),
  /** The service's script; its origin is also what the page's security policy must let through (script and connect). */
  script_url: v.string(),
  /** What the script is called with; not secret. */
  merchant_id: v.string(),
});
export type PaymentServiceSettings = v.InferOutput<typeof PaymentServiceSettings>;

/** What the service's script calls the browser; the service knows it and judges it. */
export const FraudSession = v.pipe(
  text(128),
  v.regex(/^[\w-]+$/, "形式が正しくありません。"),
  v.examples(["s".repeat(32)]),
);
