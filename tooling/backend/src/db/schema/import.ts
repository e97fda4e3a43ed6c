import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

export const imports = pgTable("imports", {
  id,
  channelId: integer("channel_id").notNull(),
  fileName: text("file_name").notNull(),
  fileHash: text("file_hash").notNull(),
  startedAt: moment("started_at").notNull().defaultNow(),
  finishedAt: moment("finished_at"),
  undoneAt: moment("undone_at"),
  categoryIds: integer("category_ids").array().notNull().default([]),
  brandIds: integer("brand_ids").array().notNull().default([]),
});

export const importProducts = pgTable(
  "import_products",
  {
    importId: integer("import_id").notNull(),
    productId: integer("product_id").notNull(),
    before: jsonb(),
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.productId] })],
);
