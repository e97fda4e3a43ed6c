import type { MediaType } from "@noren/contract";
import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

export const storedFiles = pgTable("stored_files", {
  key: text().primaryKey(),
  channelId: integer("channel_id").notNull(),
  name: text().notNull(),
  type: text().$type<MediaType>().notNull(),
  size: integer().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at"),
  attachedAt: moment("attached_at"),
  networkHash: bytes("network_hash"),
});
export type StoredFileRow = typeof storedFiles.$inferSelect;

export const systemMessages = pgTable("system_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  key: text()
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  userId: integer("user_id").notNull(),
  title: text().notNull(),
  body: text().notNull(),
  link: jsonb().$type<{ href: string; label: string }>(),
  fileKey: text("file_key"),
  createdAt: moment("created_at").notNull(),
  readAt: moment("read_at"),
});
