import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const userLists = pgTable("user_lists", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text()
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  userId: integer("user_id").notNull(),
  name: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const userListProducts = pgTable(
  "user_list_products",
  {
    userListId: integer("user_list_id").notNull(),
    userId: integer("user_id").notNull(),
    productId: integer("product_id").notNull(),
    attachedAt: timestamp("attached_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userListId, table.productId] })],
);

export const productLikes = pgTable(
  "product_likes",
  {
    userId: integer("user_id").notNull(),
    productId: integer("product_id").notNull(),
    likedAt: timestamp("liked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
