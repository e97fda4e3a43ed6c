import type { ProductRequestStatus } from "@noren/contract";
import { boolean, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns.ts";

export const reviews = pgTable("reviews", {
  id,
  productId: integer("product_id").notNull(),
  /** Null once the member has left. */
  userId: integer("user_id"),
  /** Whether the shop brought it along, see `seedReviews`. */
  isImported: boolean("is_imported").notNull().default(false),
  rating: smallint().notNull(),
  title: text(),
  body: text().notNull(),
  nickname: text().notNull(),
  isPurchased: boolean("is_purchased").notNull(),
  isShow: boolean("is_show").notNull().default(true),
  helpfulCount: integer("helpful_count").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});

export const reviewPhotos = pgTable("review_photos", {
  fileKey: text("file_key").primaryKey(),
  thumbnailKey: text("thumbnail_key").notNull(),
  reviewId: integer("review_id").notNull(),
  position: smallint().notNull(),
});

/** A mark of a member, or of the guests of a network. */
export const reviewHelpfulMarks = pgTable(
  "review_helpful_marks",
  {
    reviewId: integer("review_id").notNull(),
    voterHash: bytes("voter_hash").notNull(),
    networkHash: bytes("network_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voterHash] })],
);

export const productRequests = pgTable("product_requests", {
  id,
  channelId: integer("channel_id").notNull(),
  userId: integer("user_id"),
  productId: integer("product_id"),
  productName: text("product_name").notNull(),
  makerName: text("maker_name"),
  quantity: integer(),
  note: text(),
  status: text().$type<ProductRequestStatus>().notNull().default("received"),
  reply: text(),
  requestedAt: moment("requested_at").notNull(),
  /** Hidden in the member's history. */
  hiddenAt: moment("hidden_at"),
});
