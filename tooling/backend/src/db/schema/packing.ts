import type { NoshiKnot, Picture } from "@noren/contract";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

export const packingOptions = pgTable("packing_options", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  channelId: integer("channel_id").notNull(),
  kind: text().$type<"wrapping" | "noshi" | "card">().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  price: integer().notNull(),
  image: jsonb().$type<Picture>(),
  /** For noshi only, as are the knots. */
  titles: text().array(),
  knots: text().array().$type<NoshiKnot[]>(),
  position: integer().notNull().default(0),
  isShow: boolean("is_show").notNull().default(true),
});
export type PackingOption = typeof packingOptions.$inferSelect;
