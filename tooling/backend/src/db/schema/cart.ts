import { integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import type { CartContent } from "./cart-content.ts";
import { bytes } from "./account.ts";

export const carts = pgTable("carts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  channelId: integer("channel_id").notNull(),
  userId: integer("user_id"),
  content: jsonb().$type<CartContent>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
});
export type CartRow = typeof carts.$inferSelect;

export const cartTokens = pgTable("cart_tokens", {
  hash: bytes().primaryKey(),
  cartId: integer("cart_id").notNull(),
});
