import type { MessageCode, Picture } from "@noren/contract";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const id = integer().primaryKey().generatedAlwaysAsIdentity();
const channelId = integer("channel_id").notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const messages = pgTable(
  "messages",
  {
    channelId,
    code: text().$type<MessageCode>().notNull(),
    content: text().notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.code] })],
);

export const banners = pgTable("banners", {
  id,
  channelId,
  area: text().notNull(),
  position: integer().notNull().default(0),
  isShow: boolean("is_show").notNull().default(true),
  title: text().notNull(),
  lead: text().notNull().default(""),
  link: text(),
  image: jsonb().$type<Picture>().notNull(),
  /** The same scene composed upright, for phones. */
  imageTall: jsonb("image_tall").$type<Picture>(),
});

export const collections = pgTable("collections", {
  id,
  channelId,
  alias: text().notNull(),
  title: text().notNull(),
  lead: text().notNull().default(""),
});

export const collectionProducts = pgTable(
  "collection_products",
  {
    collectionId: integer("collection_id").notNull(),
    productId: integer("product_id").notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.productId] })],
);

export const news = pgTable("news", {
  id,
  channelId,
  key: text().notNull(),
  title: text().notNull(),
  category: text().notNull(),
  body: text().notNull().default(""),
  publishedAt: moment("published_at").notNull(),
});

/** `data` is made safe when it is written, by `content/safe-html.ts`. */
export const staticPages = pgTable("static_pages", {
  id,
  channelId,
  url: text().notNull(),
  title: text().notNull(),
  data: text().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
