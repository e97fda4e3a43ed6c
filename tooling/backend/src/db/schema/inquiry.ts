import type { InquiryKind, InquiryStatus } from "@noren/contract";
import { integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

export const inquiries = pgTable("inquiries", {
  id,
  channelId: integer("channel_id").notNull(),
  key: text().notNull(),
  userId: integer("user_id"),
  kind: text().$type<InquiryKind>().notNull(),
  categoryId: integer("category_id"),
  productId: integer("product_id"),
  /** An order of the member; a number that a guest types stays text. */
  orderId: integer("order_id"),
  email: text().notNull(),
  body: text().notNull(),
  details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  status: text().$type<InquiryStatus>().notNull().default("received"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  readAt: moment("read_at"),
});
export type InquiryRow = typeof inquiries.$inferSelect;

export const inquiryComments = pgTable("inquiry_comments", {
  id,
  inquiryId: integer("inquiry_id").notNull(),
  author: text().$type<"member" | "shop">().notNull(),
  body: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const inquiryFiles = pgTable("inquiry_files", {
  fileKey: text("file_key").primaryKey(),
  inquiryId: integer("inquiry_id").notNull(),
  commentId: integer("comment_id"),
  position: smallint().notNull(),
});
