import type { TimeseriesPurpose } from "@noren/contract";
import { boolean, date, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

const userId = integer("user_id").notNull();

export const userMemorials = pgTable("user_memorials", {
  id,
  userId,
  target_user_name: text().notNull(),
  call: text(),
  division_ct: smallint().notNull(),
  name: text().notNull(),
  month: smallint().notNull(),
  date: smallint().notNull(),
  /** When the mail before the next occurrence is due. */
  mailOn: date("mail_on").notNull().default("2000-01-01"),
  isMailStopped: boolean("is_mail_stopped").notNull().default(false),
});

export const timeseries = pgTable("timeseries", {
  id,
  userId,
  purpose: text().$type<TimeseriesPurpose>().notNull(),
  values: jsonb().$type<Record<string, string | number | null>>().notNull(),
  measuredAt: moment("measured_at").notNull(),
});

export const bookmarks = pgTable("bookmarks", {
  id,
  userId,
  url: text().notNull(),
  title: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const orderMemos = pgTable("order_memos", {
  id,
  userId,
  orderId: integer("order_id").notNull(),
  body: text().notNull(),
  updatedAt: moment("updated_at").notNull(),
});
