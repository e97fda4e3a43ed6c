import type { ReceiptInfo } from "@noren/contract";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Issuer } from "./shop.ts";

export const receipts = pgTable("receipts", {
  orderId: integer("order_id").primaryKey(),
  addressee: text().notNull(),
  honorific: text().$type<ReceiptInfo["honorific"]>().notNull(),
  proviso: text().notNull(),
  issuedAt: timestamp("issued_at", { withTimezone: true }),
  issuer: jsonb().$type<Issuer>(),
  issueCount: integer("issue_count").notNull().default(0),
});
export type ReceiptRow = typeof receipts.$inferSelect;
