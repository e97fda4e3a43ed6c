import type { Settings } from "@noren/contract";
import { sql } from "drizzle-orm";
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import type { DeliveryMethod } from "../../delivery/delivery-method.ts";
import type { DeliverySlot } from "../../delivery/slot.ts";
import type { Tariffs } from "../../delivery/tariff.ts";
import type { PaymentOffer } from "../../payment/methods/offer.ts";

/** The issuer of a receipt. */
export interface Issuer {
  name: string;
  /** With a hyphen. */
  postal_code: string;
  address: string;
  tel: string;
  /** 登録番号: T and 13 digits; null for a shop that issues no qualified invoices (適格請求書). */
  registration_number: string | null;
}

export const channels = pgTable("channels", {
  id,
  key: text().notNull(),
  name: text().notNull(),
  /** The shop's origin, without a trailing slash: for links in mails and the only allowed return URL. */
  origin: text().notNull(),
  settings: jsonb().$type<Settings>().notNull(),
  closedWeekdays: smallint("closed_weekdays").array().notNull().default([0, 6]),
  isClosedOnHolidays: boolean("is_closed_on_holidays").notNull().default(true),
  /** The carrier's tariff; the database sets a default for a new shop. */
  tariff: jsonb()
    .$type<Tariffs>()
    .notNull()
    .default(sql`default`),
  /** The carrier's slots in the order of the day; the database sets defaults for a new shop. */
  deliverySlots: jsonb("delivery_slots")
    .$type<DeliverySlot[]>()
    .notNull()
    .default(sql`default`),
  /** How products are sent; the database sets defaults for a new shop. */
  deliveryMethods: jsonb("delivery_methods")
    .$type<DeliveryMethod[]>()
    .notNull()
    .default(sql`default`),
  /** Payment methods in display order; a new shop has those that need no payment service. */
  paymentMethods: jsonb("payment_methods")
    .$type<PaymentOffer[]>()
    .notNull()
    .default(sql`default`),
  /** Shown only to customers who pay by bank transfer. */
  bankAccount: text("bank_account"),
  /** The issuer on receipts and quotations; null when the shop issues none. */
  issuer: jsonb().$type<Issuer>(),
  /** The staff's email for new inquiries; null for no notification. */
  contactEmail: text("contact_email"),
  addressLimit: integer("address_limit").notNull().default(20),
  /** What the shop suggests for searches while few visitors have searched. */
  popularWords: text("popular_words").array().notNull().default([]),
  isMaintenance: boolean("is_maintenance").notNull().default(false),
  maintenanceUntil: moment("maintenance_until"),
  /** The shop's own text on the maintenance page; null for none. */
  maintenanceMessage: text("maintenance_message"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
export type Channel = typeof channels.$inferSelect;

export const businessDayExceptions = pgTable(
  "business_day_exceptions",
  {
    channelId: integer("channel_id").notNull(),
    date: date().notNull(),
    isOpen: boolean("is_open").notNull(),
    name: text(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.date] })],
);
