import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns.ts";
import type { CartContent } from "./cart-content.ts";

export const carts = pgTable("carts", {
  id,
  channelId: integer("channel_id").notNull(),
  userId: integer("user_id"),
  content: jsonb().$type<CartContent>().notNull(),
  updatedAt: moment("updated_at").notNull(),
  expiresAt: moment("expires_at"),
  decidedAt: moment("decided_at"),
});
export type CartRow = typeof carts.$inferSelect;

export const cartTokens = pgTable("cart_tokens", {
  hash: bytes().primaryKey(),
  cartId: integer("cart_id").notNull(),
});
