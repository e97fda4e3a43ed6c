import type { CardBrand, TransactionError } from "@noren/contract";
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns.ts";
import type { ServiceStatus, Slip } from "../../payment/service/payment-service.ts";

/** Statuses in which a payment can still get its order. */
export const OPEN_PAYMENT = ["asked", "pending", "authorised"] as const;

export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  channelId: integer("channel_id").notNull(),
  cartId: integer("cart_id"),
  cartUpdatedAt: moment("cart_updated_at").notNull(),
  userId: integer("user_id"),
  orderNo: text("order_no").notNull(),
  service: text().notNull(),
  method: text().notNull(),
  paymentId: integer("payment_id").notNull(),
  amount: bigint({ mode: "number" }).notNull(),
  /** SHA-256 of the chosen card, which distinguishes a repeated request from one with another card. */
  choice: bytes().notNull(),
  isSaveCard: boolean("is_save_card").notNull(),
  /** For its order, which a callback may place; null as in `orders`. */
  networkHash: bytes("network_hash"),
  /** The service's status; `asked` until the first answer of the service is stored. */
  status: text().$type<"asked" | ServiceStatus>().notNull(),
  version: bigint({ mode: "number" }).notNull().default(0),
  url: text(),
  reason: text().$type<TransactionError["code"]>(),
  slip: jsonb().$type<Slip>(),
  /**
   * The state that the shop wants; `settlePayment` brings it about at the service.
   *
   * - `hold`: the payment waits for its order.
   * - `keep`: the order exists; nothing to do until it is shipped or cancelled.
   * - `capture`: the payment is due.
   * - `return`: the payment is to be cancelled or refunded.
   */
  wanted: text().$type<"hold" | "keep" | "capture" | "return">().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  /** What a refusal after the redirect to the service counts for; null without a card. */
  refusalLimits: jsonb("refusal_limits").$type<StoredRefusalLimit[]>(),
});
/** The scope of a limit and the hex form of its stored subject. */
export interface StoredRefusalLimit {
  scope: string;
  subject: string;
  /** When the paid order took a refusal back, ISO 8601; absent if it did not. */
  takenBackAt?: string;
}
export type PaymentRow = typeof payments.$inferSelect;

export const userCards = pgTable("user_cards", {
  id,
  userId: integer("user_id"),
  service: text().notNull(),
  token: text().notNull(),
  token_key: text().notNull(),
  brand: text().$type<CardBrand>().notNull(),
  last4: text().notNull(),
  expiration: text().notNull(),
  name: text().notNull(),
  isMain: boolean("is_main").notNull(),
  createdAt: moment("created_at").notNull(),
  removedAt: moment("removed_at"),
});
export type UserCardRow = typeof userCards.$inferSelect;
