import { plainParcel } from "@noren/contract/parcel.fixture";
import { expect, test } from "vitest";
import { condolenceParcel } from "#ui/stories/gift.fixture";
import { hasDiscount, isMourningCart } from "./mourning-cart.ts";

test("a cart is of mourning by how a parcel is packed, and keeps the discount that it has", () => {
  const cartOf = (packed: typeof plainParcel) => ({ cart: null, gifts: [{ key: "p1", name: "", path: "", packed }] });
  expect([plainParcel, condolenceParcel].map((packed) => isMourningCart(cartOf(packed)))).toEqual([false, true]);
  const sumsOf = (kind: "carriage" | "coupon") => ({
    lines: [{ kind, name: "", amount: 0 }],
    totals: { total_payment: 0, amount_by_tax_rate: [] },
    carriage: "free" as const,
    earning: null,
  });
  expect([hasDiscount({ sums: sumsOf("carriage") }), hasDiscount({ sums: sumsOf("coupon") })]).toEqual([false, true]);
});
