import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

export const userLists = pgTable("user_lists", {
  id,
  key: text()
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  userId: integer("user_id").notNull(),
  name: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const userListProducts = pgTable(
  "user_list_products",
  {
    userListId: integer("user_list_id").notNull(),
    userId: integer("user_id").notNull(),
    productId: integer("product_id").notNull(),
    attachedAt: moment("attached_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userListId, table.productId] })],
);

export const productLikes = pgTable(
  "product_likes",
  {
    userId: integer("user_id").notNull(),
    productId: integer("product_id").notNull(),
    likedAt: moment("liked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
