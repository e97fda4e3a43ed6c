import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const exports = pgTable("exports", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  channelId: integer("channel_id").notNull(),
  userId: integer("user_id").notNull(),
  encoding: text().$type<"utf-8" | "shift_jis">().notNull(),
  requestedAt: moment("requested_at").notNull(),
  nextTryAt: moment("next_try_at").notNull(),
});
