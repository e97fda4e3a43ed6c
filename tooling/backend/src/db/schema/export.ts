import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const exports = pgTable("exports", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  channelId: integer("channel_id").notNull(),
  userId: integer("user_id").notNull(),
  encoding: text().$type<"utf-8" | "shift_jis">().notNull(),
  requestedAt: moment("requested_at").notNull(),
  nextTryAt: moment("next_try_at").notNull(),
});
