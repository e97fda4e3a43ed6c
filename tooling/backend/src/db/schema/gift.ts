import { date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";
import type { StoredAddress } from "./cart-content.ts";

export const socialGifts = pgTable("social_gifts", {
  orderId: integer("order_id").primaryKey(),
  publicId: bytes("public_id").notNull(),
  receiver_name: text().notNull(),
  sender_name: text().notNull(),
  message: text(),
  /** Null while the order awaits its payment: the link does not work until then. */
  expiresAt: moment("expires_at"),
  acceptedAt: moment("accepted_at"),
  /** For the shop only: no response or mail may contain it, and no file but the delivery slips of its staff. */
  address: jsonb().$type<StoredAddress>(),
  deliveryAt: date("delivery_at"),
  deliveryTimezoneKey: text("delivery_timezone_key"),
  deliveryTimezoneName: text("delivery_timezone_name"),
  remindedAt: moment("reminded_at"),
  expiredAt: moment("expired_at"),
  declinedAt: moment("declined_at"),
});
export type GiftRow = typeof socialGifts.$inferSelect;
