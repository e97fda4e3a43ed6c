import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ParcelWishes } from "#ui/slots/delivery-wish/parcel-wishes";
import { order } from "#ui/stories/order.fixture";

const shipping = order.shippings[0]!;
const [packing] = shipping.packings;
const parcel = { ...packing!, delivery_at: "2026-11-30", delivery_timezone_name: null };

const linesOf = (packings: typeof shipping.packings) => {
  const { container } = render(<ParcelWishes shipping={{ ...shipping, packings }} isAwaitingPayment={false} />);
  return Array.from(container.children, ({ textContent }) => textContent);
};

it("shows the temperature of every parcel if one of them is cool", () => {
  const frozen = { ...parcel, temperature: "frozen" as const, delivery_at: null };
  expect(linesOf([parcel, { ...parcel, temperature: "chilled" }, frozen])).toEqual([
    "常温2026.11.30(月)",
    "冷蔵2026.11.30(月)",
    "冷凍日時の指定なし（最短でお届け）",
  ]);
});

it("shows parcels that arrive together once, without a temperature", () => {
  expect(linesOf([parcel, { ...parcel }])).toEqual(["2026.11.30(月)"]);
});
