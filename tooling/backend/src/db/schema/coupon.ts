import type { CouponKind } from "@noren/contract";
import { bigint, boolean, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

export const coupons = pgTable("coupons", {
  id,
  channelId: integer("channel_id").notNull(),
  code: text().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  kind: text().$type<CouponKind>().notNull(),
  amount: integer(),
  minimum: integer().notNull().default(0),
  mostDiscount: integer("most_discount"),
  startsAt: moment("starts_at").notNull(),
  endsAt: moment("ends_at"),
  useDays: smallint("use_days"),
  isPublic: boolean("is_public").notNull().default(true),
  isWelcome: boolean("is_welcome").notNull().default(false),
  takeLimit: integer("take_limit"),
  useLimit: integer("use_limit"),
  memberUseLimit: smallint("member_use_limit").notNull().default(1),
  takenCount: integer("taken_count").notNull().default(0),
  usedCount: integer("used_count").notNull().default(0),
  position: integer().notNull().default(0),
  createdAt: moment("created_at").notNull().defaultNow(),
});
export type CouponRow = typeof coupons.$inferSelect;

export const memberCoupons = pgTable("member_coupons", {
  id,
  couponId: integer("coupon_id").notNull(),
  userId: integer("user_id").notNull(),
  takenAt: moment("taken_at").notNull(),
  expiresAt: moment("expires_at"),
  useLimit: smallint("use_limit").notNull(),
  usedCount: smallint("used_count").notNull().default(0),
});
export type MemberCouponRow = typeof memberCoupons.$inferSelect;

export const couponUses = pgTable("coupon_uses", {
  id,
  couponId: integer("coupon_id").notNull(),
  memberCouponId: integer("member_coupon_id"),
  orderId: integer("order_id").notNull(),
  amount: bigint({ mode: "number" }).notNull(),
  usedAt: moment("used_at").notNull(),
  returnedAt: moment("returned_at"),
});
