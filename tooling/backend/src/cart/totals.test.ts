import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";
import { type Bill, sumBill, taxWithin } from "./totals.ts";
import { expectTotalsAddUp, sum } from "./totals.fixture.ts";

const plain = { coupons: [], use_point: 0, carriages: [], packing: 0, fee: 0, free_from: null, earn_percent: null };

const bills: fc.Arbitrary<Bill> = fc
  .record({
    lines: fc.array(
      fc.record({
        unit_price: fc.integer({ min: 0, max: 3_000_000 }),
        quantity: fc.integer({ min: 1, max: 9999 }),
        tax_rate: fc.constantFrom(8 as const, 10 as const),
      }),
      { maxLength: 12 },
    ),
    percents: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
    pointPercent: fc.integer({ min: 0, max: 100 }),
    carriages: fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 4 }),
    packing: fc.integer({ min: 0, max: 5000 }),
    fee: fc.integer({ min: 0, max: 1100 }),
    earn_percent: fc.option(fc.integer({ min: 0, max: 100 })),
    free_from: fc.option(fc.integer({ min: 1, max: 50_000 })),
  })
  .map(({ percents, pointPercent, ...rest }) => {
    let left = sum(rest.lines.map((line) => line.unit_price * line.quantity));
    const share = (percent: number) => {
      const amount = Math.floor((left * percent) / 100);
      left -= amount;
      return amount;
    };
    const coupons = percents.map((percent, index) => ({ code: `C${index}`, amount: share(percent) }));
    return { ...rest, coupons, use_point: share(pointPercent) };
  });

describe("allocate", () => {
  it("assigns the rest to the largest remainders", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [3, 3, 1])).toEqual([4, 4, 2]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
  });

  it("sums to the amount, and each part is less than a yen from its exact share", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 1_000_000_000_000n }).map(Number),
        fc.array(fc.bigInt({ min: 0n, max: 1_000_000_000_000n }).map(Number), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          fc.pre(sum(weights) > 0);
          const parts = allocate(amount, weights);
          expect(sum(parts)).toBe(amount);
          parts.forEach((part, index) => {
            const off = BigInt(part) * BigInt(sum(weights)) - BigInt(amount) * BigInt(weights[index] ?? 0);
            expect(off > -BigInt(sum(weights)) && off < BigInt(sum(weights))).toBe(true);
          });
        },
      ),
    );
  });
});

describe("sumBill", () => {
  it("rounds the tax down once per rate and order, not per line", () => {
    const { totals } = sumBill({
      ...plain,
      lines: [
        { unit_price: 108, quantity: 1, tax_rate: 10 },
        { unit_price: 108, quantity: 1, tax_rate: 10 },
        { unit_price: 107, quantity: 3, tax_rate: 8 },
      ],
    });
    expect(taxWithin(108, 10)).toBe(9);
    expect(totals.amount_by_tax_rate).toEqual([
      { tax_rate: 10, amount: 216, tax: 19 },
      { tax_rate: 8, amount: 321, tax: 23 },
    ]);
    expect(totals.total_tax).toBe(42);
  });

  it("taxes carriage and fees at 10 % and food at 8 %", () => {
    const { totals } = sumBill({
      ...plain,
      lines: [{ unit_price: 1080, quantity: 1, tax_rate: 8 }],
      carriages: [770],
      fee: 330,
    });
    expect(totals).toMatchObject({ total_payment: 2180, total_carriage: 770, total_fee: 330, total_tax: 180 });
    expect(totals.amount_by_tax_rate).toEqual([
      { tax_rate: 10, amount: 1100, tax: 100 },
      { tax_rate: 8, amount: 1080, tax: 80 },
    ]);
  });

  it("returns the amount missing for free delivery", () => {
    const lines = [{ unit_price: 3800, quantity: 1, tax_rate: 10 as const }];
    expect(sumBill({ ...plain, lines, free_from: 5000 }).totals.until_free_carriage).toBe(1200);
    expect(sumBill({ ...plain, lines, free_from: 3800 }).totals.until_free_carriage).toBe(0);
    expect(sumBill({ ...plain, lines }).totals.until_free_carriage).toBeNull();
  });

  it("throws if discounts exceed the product total", () => {
    expect(() => sumBill({ ...plain, lines: [], use_point: 1 })).toThrow(RangeError);
  });

  it("sums exactly for any cart", () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const { totals, lines } = sumBill(bill);
        expectTotalsAddUp(totals);
        expect(totals.earn_point === null).toBe(bill.earn_percent === null);
        expect(sum(lines.map((line) => line.subtotal))).toBe(totals.total_products);
        for (const rate of totals.amount_by_tax_rate) expect(rate.tax).toBe(taxWithin(rate.amount, rate.tax_rate));
        bill.coupons.forEach((coupon, index) => {
          expect(sum(lines.map((line) => line.coupon_discount_parts[index]?.amount ?? 0))).toBe(coupon.amount);
        });
      }),
    );
  });

  it("splits a rate's tax over its lines exactly if the rate has no services", () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const { totals, lines } = sumBill({ ...bill, carriages: [], packing: 0, fee: 0 });
        for (const rate of [8, 10] as const) {
          const shares = lines
            .filter((_, index) => bill.lines[index]?.tax_rate === rate)
            .map((line) => line.tax_amount);
          expect(sum(shares)).toBe(totals.amount_by_tax_rate.find((amount) => amount.tax_rate === rate)?.tax ?? 0);
        }
      }),
    );
  });

  it("assigns carriage and fees a tax share within a yen of their own tax", () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const { totals, lines } = sumBill(bill);
        const services = totals.total_carriage + totals.total_packing + totals.total_fee;
        const ofLines = sum(
          lines.filter((_, index) => bill.lines[index]?.tax_rate === 10).map((line) => line.tax_amount),
        );
        const rest = (totals.amount_by_tax_rate.find((rate) => rate.tax_rate === 10)?.tax ?? 0) - ofLines;
        expect(Math.abs(rest - (services * 10) / 110)).toBeLessThan(2);
      }),
    );
  });
});
