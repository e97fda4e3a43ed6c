import type {
  GiftNature,
  NoshiCord,
  NoshiKnot,
  NoshiPlacement,
  NoshiSeason,
  NoshiStrands,
  Picture,
} from "@noren/contract";
import { boolean, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

export const packingOptions = pgTable("packing_options", {
  id,
  channelId: integer("channel_id").notNull(),
  kind: text().$type<"wrapping" | "occasion" | "card" | "sign" | "bag">().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  /** For bags the price of one bag, for the other kinds the price per parcel. */
  price: integer().notNull(),
  image: jsonb().$type<Picture>(),
  /** For occasions only. */
  nature: text().$type<GiftNature>(),
  /** The choices of 表書き, for occasions with a のし; the headings of a sign (立札). */
  titles: text().array(),
  /** For occasions with a のし, as are cords, strands and placement. */
  knots: text().array().$type<NoshiKnot[]>(),
  cords: text().array().$type<NoshiCord[]>(),
  strands: smallint().$type<NoshiStrands>(),
  hasOrnament: boolean("has_ornament").notNull().default(false),
  placement: text().$type<NoshiPlacement>(),
  nameHint: text("name_hint").notNull().default(""),
  /** For occasions whose titles depend on the day of arrival. */
  seasons: jsonb().$type<NoshiSeason[]>().notNull().default([]),
  /** Whether the のし is chosen with the occasion; false where a ribbon is more usual. */
  isNoshiUsual: boolean("is_noshi_usual").notNull().default(true),
  messages: text().array().notNull().default([]),
  /** For wrappings and cards that are refused in mourning. */
  isFestive: boolean("is_festive").notNull().default(false),
  position: integer().notNull().default(0),
  isShow: boolean("is_show").notNull().default(true),
});
export type PackingOption = typeof packingOptions.$inferSelect;
