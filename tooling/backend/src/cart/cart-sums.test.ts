import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CouponRow } from "../db/schema/coupon.ts";
import { orderer, osaka } from "../testing/cart.fixture.ts";
import { receiver } from "../testing/gift.fixture.ts";
import { testCartVariant } from "../testing/cart-variant.fixture.ts";
import { packingOptionRow } from "../testing/packing.fixture.ts";
import { testOffers } from "../testing/payment.fixture.ts";
import { testTariffs } from "../testing/tariffs.fixture.ts";
import { EMPTY_CART, GIFT_PACKING, NO_DELIVERY_WISH } from "./cart-content.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { sumCart, type PricingTerms } from "./cart-sums.ts";
import { addLine } from "./line-edits.ts";
import { addPacking, changePacking } from "./packing-edits.ts";
import { addShipping, setSocial } from "./shipping-edits.ts";
import { taxWithin } from "./totals.ts";
import { expectTotalsAddUp, sum } from "./totals.fixture.ts";

const seen = { name: "湯呑", unit_price: 1000, is_out: false };
const wrapped = { ...NO_GIFT_PACKING, wrapping_id: 1 };
const there = { address: osaka, user_address_id: null };

const coupon = (changes: Partial<CouponRow>): CouponRow => ({
  id: 1,
  channelId: 1,
  code: "C1",
  name: "クーポン",
  description: "",
  kind: "yen",
  amount: 500,
  minimum: 0,
  mostDiscount: null,
  startsAt: new Date(0),
  endsAt: null,
  useDays: null,
  isPublic: true,
  isWelcome: false,
  takeLimit: null,
  useLimit: null,
  memberUseLimit: 1,
  takenCount: 0,
  usedCount: 0,
  position: 0,
  createdAt: new Date(0),
  ...changes,
});
const held = (row: CouponRow): NonNullable<ReturnType<PricingTerms["coupons"]["get"]>> => ({
  coupon: row,
  held: { id: row.id, couponId: row.id, userId: 1, takenAt: new Date(0), expiresAt: null, useLimit: 1, usedCount: 0 },
});
const paper = packingOptionRow();
const plainPricing: PricingTerms = {
  tariffs: testTariffs,
  freeFrom: null,
  giftCarriage: 770,
  offers: testOffers,
  company: null,
  memberName: null,
  packingOptions: [paper],
  coupons: new Map(),
  point: null,
};

/** Carts with arbitrary prices, tax rates, destinations, parcels, gifts, coupons and points. */
const carts = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 300_000 }),
        taxRate: fc.constantFrom(8 as const, 10 as const),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 8 },
    ),
    destinations: fc.integer({ min: 0, max: 3 }),
    apart: fc.array(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom("08-12", "14-16", null), fc.boolean()), {
      maxLength: 4,
    }),
    coupons: fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 500_000 }).map((amount) => ({ kind: "yen" as const, amount })),
        fc
          .tuple(fc.integer({ min: 1, max: 100 }), fc.option(fc.integer({ min: 1, max: 50_000 })))
          .map(([amount, mostDiscount]) => ({ kind: "percent" as const, amount, mostDiscount })),
        fc.constant({ kind: "carriage_free" as const, amount: null }),
      ),
      { maxLength: 4 },
    ),
    use_point: fc.nat({ max: 3_000_000 }),
    balance: fc.option(fc.nat({ max: 3_000_000 })),
    earnPercent: fc.integer({ min: 0, max: 100 }),
    freeFrom: fc.option(fc.integer({ min: 1, max: 100_000 })),
    payment_id: fc.constantFrom(1, 4, null),
    gift: fc.constantFrom("plain", "wrapped", null),
  })
  .map(({ lines, destinations, apart, coupons, use_point, balance, earnPercent, freeFrom, payment_id, gift }) => {
    const variants = new Map(
      lines.map(({ price, taxRate }, index) => [index + 1, testCartVariant({ variantId: index + 1, price, taxRate })]),
    );
    let content: CartContent = { ...EMPTY_CART, payment_id, use_point, coupons: coupons.map((_, index) => index + 1) };
    for (const [index, { quantity }] of lines.entries()) {
      content = addLine(content, { variant_id: index + 1, quantity, seen });
    }
    for (let count = 0; count < destinations; count += 1) content = addShipping(content, there, false);
    for (const [index, slot, isWrapped] of apart) {
      const line = content.lines[index];
      const shipping = content.shippings[0];
      if (!line || !shipping) continue;
      const wish = { ...NO_DELIVERY_WISH, delivery_timezone_key: slot };
      const packaging = isWrapped ? wrapped : NO_GIFT_PACKING;
      content = addPacking(content, shipping.key, [{ key: line.key, quantity: 1 }], { wish, packaging }) ?? content;
    }
    if (gift) content = setSocial(content, receiver);
    if (gift === "wrapped") content = changePacking(content, GIFT_PACKING, { packaging: wrapped });
    const rows = coupons.map((changes, index) => held(coupon({ id: index + 1, code: `C${index}`, ...changes })));
    const pricing: PricingTerms = {
      ...plainPricing,
      freeFrom,
      coupons: new Map(rows.map((row) => [row.coupon.id, row])),
      point: balance === null ? null : { balance, earnPercent },
    };
    return { content, variants, pricing };
  });

describe("sumCart", () => {
  it("sums exactly for any cart: coupons over the lines, one rounding per tax rate, no negative amounts", () => {
    fc.assert(
      fc.property(carts, ({ content, variants, pricing }) => {
        const { totals, lines, coupons, carriages, packed, usablePoint } = sumCart(content, variants, pricing);
        for (const { code, amount } of coupons) {
          const parts = lines.flatMap((line) => line.coupon_discount_parts.filter((part) => part.code === code));
          expect(sum(parts.map((part) => part.amount))).toBe(amount);
        }
        lines.forEach((line) => {
          const off = sum(line.coupon_discount_parts.map((part) => part.amount));
          expect(off).toBeLessThanOrEqual(line.subtotal);
          for (const part of line.coupon_discount_parts) expect(part.amount).toBeGreaterThanOrEqual(0);
        });
        expect(totals.total_discount).toBe(sum(coupons.map(({ amount }) => amount)));
        expect(totals.total_carriage).toBe(sum(carriages));
        expect(totals.total_packing).toBe(sum([...packed.values()].map(({ price }) => price)));
        expectTotalsAddUp(totals);
        for (const { amount, tax, tax_rate } of totals.amount_by_tax_rate)
          expect(tax).toBe(taxWithin(amount, tax_rate));
        expect(totals.use_point).toBe(Math.min(content.use_point, usablePoint ?? 0));
        expect(totals.use_point).toBeLessThanOrEqual(pricing.point?.balance ?? 0);
        const left = totals.total_products - totals.total_discount - totals.use_point;
        expect(totals.earn_point).toBe(
          pricing.point && Math.min(Math.floor((left * pricing.point.earnPercent) / 100), 10_000_000),
        );
      }),
    );
  });

  it("never costs more with one coupon or one point more", () => {
    fc.assert(
      fc.property(carts, ({ content, variants, pricing }) => {
        const total = (changes: Partial<CartContent>) => {
          const { total_payment, total_fee } = sumCart({ ...content, ...changes }, variants, pricing).totals;
          return total_payment - total_fee;
        };
        expect(total({})).toBeLessThanOrEqual(total({ coupons: content.coupons.slice(0, -1) }));
        expect(total({})).toBeLessThanOrEqual(total({ use_point: Math.max(0, content.use_point - 1) }));
      }),
    );
  });

  it("charges no packing for a parcel without products", () => {
    const empty = addShipping(addShipping(EMPTY_CART, there, false), there, false);
    const key = empty.shippings[0]!.packings[0]!.key;
    const content = changePacking(empty, key, { packaging: wrapped });
    const { totals, packed } = sumCart({ ...content, orderer }, new Map(), plainPricing);
    expect(packed.get(key)).toMatchObject({ wrapping: { price: 330 }, price: 0 });
    expect(totals).toMatchObject({ total_packing: 0, total_carriage: 0, total_payment: 0 });
  });
});
