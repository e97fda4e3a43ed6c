import { readFileSync } from "node:fs";
import { CouponKind } from "@noren/contract";
import { DateOnly } from "@noren/contract/shapes/text";
import * as v from "valibot";
import { excludedColumns } from "../db/excluded-columns.ts";
import { coupons } from "../db/schema/coupon.ts";
import { addDays, toJapanDay, toJapanMidnight } from "../time/japan-time.ts";
import type { SeedContext } from "./seed-context.ts";
import { InDays, Words } from "./shapes.ts";

const SEED = new URL("../../seed/", import.meta.url);

/** A number that fits in its column. */
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const SmallCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** The shape of `coupons.json`. */
export const SeedCoupons = v.array(
  v.pipe(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,32}$/, "a code is capitals and digits")),
      name: Words,
      description: v.string(),
      kind: CouponKind,
      amount: v.nullable(Count),
      minimum: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
      most_discount: v.optional(Count),
      /** Days from the shop's opening or the import, or the first day. */
      starts_in_days: v.optional(InDays),
      starts_on: v.optional(DateOnly),
      /** Days until the first day on which it is invalid; null for no end. */
      ends_in_days: v.optional(v.nullable(InDays)),
      /** The last day. */
      ends_on: v.optional(DateOnly),
      use_days: v.optional(SmallCount),
      is_public: v.optional(v.boolean(), true),
      is_welcome: v.optional(v.boolean(), false),
      take_limit: v.optional(Count),
      use_limit: v.optional(Count),
      member_use_limit: v.optional(SmallCount, 1),
    }),
    v.check(
      ({ kind, amount }) =>
        (kind === "carriage_free") === (amount === null) && (kind !== "percent" || (amount ?? 0) <= 100),
      "the amount does not fit the kind",
    ),
    v.check(
      ({ kind, most_discount }) => most_discount === undefined || kind === "percent",
      "most_discount is for per cents",
    ),
    v.check(
      ({ starts_in_days, starts_on }) => (starts_in_days === undefined) !== (starts_on === undefined),
      "it needs starts_in_days or starts_on",
    ),
    v.check(
      ({ ends_in_days, ends_on }) => ends_in_days === undefined || ends_on === undefined,
      "it has ends_in_days and ends_on",
    ),
  ),
);
export type SeedCoupons = v.InferOutput<typeof SeedCoupons>;
type SeedCoupon = SeedCoupons[number];

/** Reads a seeded shop's coupons. */
export const readSeedCoupons = (channelKey: string): SeedCoupons =>
  v.parse(SeedCoupons, JSON.parse(readFileSync(new URL(`${channelKey}/coupons.json`, SEED), "utf8")));

/** When a coupon starts and ends; null for no end. */
export function termOf(
  { starts_in_days = 0, starts_on, ends_in_days = null, ends_on }: SeedCoupon,
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  const dayAfter = (days: number) => addDays(toJapanDay(now), days);
  const firstInvalidDay =
    ends_on === undefined ? (ends_in_days === null ? null : dayAfter(ends_in_days)) : addDays(ends_on, 1);
  return {
    startsAt: toJapanMidnight(starts_on ?? dayAfter(starts_in_days)),
    endsAt: firstInvalidDay === null ? null : toJapanMidnight(firstInvalidDay),
  };
}

/** Inserts coupons. Updates those whose code exists: their uses and what members hold stay. */
export async function seedCoupons(
  { tx, channelId, today }: Pick<SeedContext, "tx" | "channelId" | "today">,
  list: SeedCoupons,
): Promise<void> {
  const rows = list.map((each, position) => ({
    channelId,
    code: each.code,
    name: each.name,
    description: each.description,
    kind: each.kind,
    amount: each.amount,
    minimum: each.minimum,
    mostDiscount: each.most_discount ?? null,
    ...termOf(each, today),
    useDays: each.use_days ?? null,
    isPublic: each.is_public,
    isWelcome: each.is_welcome,
    takeLimit: each.take_limit ?? null,
    useLimit: each.use_limit ?? null,
    memberUseLimit: each.member_use_limit,
    position,
  }));
  const [first] = rows;
  if (!first) return;
  await tx
    .insert(coupons)
    .values(rows)
    .onConflictDoUpdate({ target: [coupons.channelId, coupons.code], set: excludedColumns(coupons, first) });
}
