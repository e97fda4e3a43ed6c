import { readFileSync } from "node:fs";
import { CouponKind } from "@noren/contract";
import * as v from "valibot";
import type { Transaction } from "../db/pool.ts";
import { coupons } from "../db/schema/coupon.ts";
import { addDaysInJapan, toJapanDay, toJapanMidnight } from "../time/japan-time.ts";

const SEED = new URL("../../seed/", import.meta.url);

const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The shape of `seed/<shop>/coupons.json`; days count from the shop's opening. */
export const SeedCoupons = v.array(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,32}$/, "a code is capitals and digits")),
    name: v.string(),
    description: v.string(),
    kind: CouponKind,
    amount: v.nullable(Count),
    minimum: v.pipe(v.number(), v.integer(), v.minValue(0)),
    most_discount: v.optional(Count),
    starts_in_days: v.pipe(v.number(), v.integer()),
    ends_in_days: v.nullable(v.pipe(v.number(), v.integer())),
    use_days: v.optional(Count),
    is_public: v.optional(v.boolean(), true),
    is_welcome: v.optional(v.boolean(), false),
    take_limit: v.optional(Count),
    use_limit: v.optional(Count),
    member_use_limit: v.optional(Count, 1),
  }),
);

/** Inserts the shop's coupons. */
export async function seedCoupons(tx: Transaction, channel: { id: number; key: string }, now: Date): Promise<void> {
  const inDays = (days: number) => addDaysInJapan(now, days);
  const file = readFileSync(new URL(`${channel.key}/coupons.json`, SEED), "utf8");
  const rows = v.parse(SeedCoupons, JSON.parse(file)).map((each, position) => ({
    channelId: channel.id,
    code: each.code,
    name: each.name,
    description: each.description,
    kind: each.kind,
    amount: each.amount,
    minimum: each.minimum,
    mostDiscount: each.most_discount ?? null,
    startsAt: inDays(each.starts_in_days),
    endsAt: each.ends_in_days === null ? null : toJapanMidnight(toJapanDay(inDays(each.ends_in_days))),
    useDays: each.use_days ?? null,
    isPublic: each.is_public,
    isWelcome: each.is_welcome,
    takeLimit: each.take_limit ?? null,
    useLimit: each.use_limit ?? null,
    memberUseLimit: each.member_use_limit,
    position,
  }));
  await tx.insert(coupons).values(rows);
}
