import type { LeadTime, PaymentMethod } from "@noren/contract";
import { cart } from "#ui/stories/cart.fixture";
import { expect, test } from "vitest";
import { finalConfirmation } from "./final-confirmation.ts";

const pay = (code: PaymentMethod["code"]): PaymentMethod => ({
  id: 1,
  code,
  name: "お支払い",
  description: "",
  fee: 0,
  is_available: true,
  reason: null,
});
const leadTimes: LeadTime[] = [
  { shipping_key: "s1", packing_key: "p1", dates: ["2026-11-26", "2026-11-27"], delivery_timezone: {}, note: null },
];

/** The cart with the wish for its one parcel. */
function wishing(delivery_at: string | null, delivery_timezone_name: string | null) {
  const shippings = cart.detail.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => ({ ...packing, delivery_at, delivery_timezone_name })),
  }));
  return { ...cart, detail: { ...cart.detail, shippings } };
}
const whenOf = (...[at, slot, code]: [string | null, string | null, PaymentMethod["code"]]) =>
  finalConfirmation(wishing(at, slot), pay(code), leadTimes).deliveries.map(({ when }) => when);

test("who wishes no day is told the first one possible, as the law wants", () => {
  expect(whenOf(null, null, "cash_on_delivery")).toEqual(["日時の指定なし（最短で11月26日(木)にお届け）"]);
  expect(whenOf(null, "午前中", "invoice")).toEqual(["日付の指定なし（最短で11月26日(木)にお届け） 午前中"]);
});

test("no day is promised where the money comes first", () => {
  expect(whenOf(null, null, "bank_transfer")).toEqual(["日時の指定なし（ご入金の確認後、最短でお届け）"]);
});

test("a wished day is said as it was wished", () => {
  expect(whenOf("2026-11-30", "午前中", "invoice")).toEqual(["2026.11.30(月) 午前中"]);
});

test("a wished day holds only if the money comes in time", () => {
  expect(whenOf("2026-11-30", "午前中", "bank_transfer")).toEqual([
    "2026.11.30(月) 午前中\n※ご入金の確認が遅れた場合は、お届け日を変更させていただきます。",
  ]);
});

test("each destination says what goes there", () => {
  const { products, shippings } = wishing(null, null).detail;
  const [line] = products;
  const [shipping] = shippings;
  if (line === undefined || shipping === undefined) throw new Error("the fixture is empty");
  const divided = {
    ...cart,
    detail: {
      ...cart.detail,
      products: [
        { ...line, product_name: "飯碗", quantity: 1 },
        { ...line, product_name: "飯碗", quantity: 2, shipping_key: "s2" },
      ],
      shippings: [shipping, { ...shipping, key: "s2" }],
    },
  };
  const { deliveries } = finalConfirmation(divided, pay("invoice"), leadTimes);
  expect(deliveries.map(({ contents }) => contents)).toEqual([
    [{ name: "飯碗", quantity: 1 }],
    [{ name: "飯碗", quantity: 2 }],
  ]);
});
