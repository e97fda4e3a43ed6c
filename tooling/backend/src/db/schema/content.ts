import type { EventName, MessageCode, Picture, Popup } from "@noren/contract";
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import type { StoredBlock } from "./stored-block.ts";

const channelId = integer("channel_id").notNull();

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
  /** The portrait version for phones. */
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

/** `content/safe-html.ts` sanitises `data` on write. */
export const staticPages = pgTable("static_pages", {
  id,
  channelId,
  url: text().notNull(),
  title: text().notNull(),
  data: text().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const collectionEntries = pgTable("collection_entries", {
  id,
  collectionId: integer("collection_id").notNull(),
  position: smallint().notNull(),
  key: text().notNull(),
  name: text().notNull(),
  role: text().notNull().default(""),
  words: text().notNull().default(""),
  image: jsonb().$type<Picture>(),
  productIds: integer("product_ids").array().notNull().default([]),
});

export const blogs = pgTable("blogs", {
  id,
  channelId,
  key: text().notNull(),
  title: text().notNull(),
  lead: text().notNull().default(""),
  category: text().notNull(),
  author: text(),
  body: text().notNull().default(""),
  image: jsonb().$type<Picture>(),
  publishedAt: moment("published_at").notNull(),
});

export const blogProducts = pgTable(
  "blog_products",
  {
    blogId: integer("blog_id").notNull(),
    productId: integer("product_id").notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.productId] })],
);

export const newsReaders = pgTable(
  "news_readers",
  {
    newsId: integer("news_id").notNull(),
    userId: integer("user_id").notNull(),
    readAt: moment("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] })],
);

export const qaCategories = pgTable("qa_categories", {
  id,
  channelId,
  key: text().notNull(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});

export const qas = pgTable("qas", {
  id,
  qaCategoryId: integer("qa_category_id").notNull(),
  position: integer().notNull().default(0),
  question: text().notNull(),
  answer: text().notNull(),
});

export const popups = pgTable("popups", {
  id,
  channelId,
  position: integer().notNull().default(0),
  title: text().notNull(),
  body: text().notNull().default(""),
  image: jsonb().$type<Picture>(),
  linkHref: text("link_href"),
  linkLabel: text("link_label"),
  /** The event that opens it; null when a page does. */
  event: text().$type<EventName>(),
  /** Prefixes of the paths that open it; empty for all pages. */
  paths: text().array().notNull().default([]),
  audience: text().$type<"all" | "guest" | "member">().notNull().default("all"),
  frequency: text().$type<Popup["frequency"]>().notNull().default("once"),
  delaySeconds: smallint("delay_seconds").notNull().default(0),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const ecommerceEvents = pgTable("ecommerce_events", {
  id: uuid().primaryKey(),
  channelId,
  name: text().$type<EventName>().notNull(),
  args: jsonb().$type<Record<string, unknown>>().notNull(),
  cartId: integer("cart_id"),
  logrecoRcmdCt: integer("logreco_rcmd_ct"),
  happenedAt: moment("happened_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const layouts = pgTable("layouts", {
  id,
  channelId,
  /** The layout around a page, or the page's own blocks. */
  kind: text().$type<"frame" | "page">().notNull(),
  page: text().notNull(),
  title: text().notNull().default(""),
  isShowHeader: boolean("is_show_header").notNull().default(true),
  isShowFooter: boolean("is_show_footer").notNull().default(true),
  /** A frame has `top`, `side` and `bottom`; a page has `layout`. */
  areas: jsonb().$type<Partial<Record<"top" | "side" | "bottom" | "layout", StoredBlock[]>>>().notNull(),
});

export const landingPages = pgTable("landing_pages", {
  id,
  channelId,
  slug: text().notNull(),
  position: integer().notNull().default(0),
  title: text().notNull(),
  lead: text().notNull().default(""),
  image: jsonb().$type<Picture>(),
  layout: jsonb().$type<StoredBlock[]>().notNull().default([]),
  isShowHeader: boolean("is_show_header").notNull().default(true),
  isShowFooter: boolean("is_show_footer").notNull().default(true),
  isListed: boolean("is_listed").notNull().default(true),
  redirectTo: text("redirect_to"),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** A stored page: refers to products by key. */
export interface CatalogPage {
  image: Picture;
  heading: string;
  text: string;
  products: string[];
}

export const catalogs = pgTable("catalogs", {
  id,
  channelId,
  key: text().notNull(),
  title: text().notNull(),
  lead: text().notNull().default(""),
  issuedOn: date("issued_on").notNull(),
  isOrderable: boolean("is_orderable").notNull().default(true),
  cover: jsonb().$type<Picture>().notNull(),
  pages: jsonb().$type<CatalogPage[]>().notNull().default([]),
});

export const colorSchemes = pgTable("color_schemes", {
  id,
  channelId,
  key: text().notNull(),
  name: text().notNull(),
  colors: jsonb().$type<Record<string, string>>().notNull(),
  isSelected: boolean("is_selected").notNull().default(false),
});
