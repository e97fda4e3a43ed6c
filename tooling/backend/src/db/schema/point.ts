import type { PointReason } from "@noren/contract";
import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const pointEntries = pgTable("point_entries", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  amount: integer().notNull(),
  reason: text().$type<PointReason>().notNull(),
  orderId: integer("order_id"),
  note: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
