import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { OrderParcels } from "#ui/slots/delivery-wish/order-parcels";
import { order } from "#ui/stories/order.fixture";

const shipping = order.shippings[0]!;
const [packing] = shipping.packings;
const [first, second] = shipping.products;

const draw = (packings: typeof shipping.packings) =>
  render(<OrderParcels shipping={{ ...shipping, packings }} isAwaitingPayment={false} />).container;

it("shows each of several parcels with its temperature, products and day", () => {
  const parcels = draw([
    { ...packing!, product_ids: [first!.id], delivery_at: "2026-11-30", delivery_timezone_name: null },
    { ...packing!, product_ids: [second!.id], delivery_at: null, temperature: "chilled" },
  ]).querySelectorAll("ol > li");
  const [ambient, chilled] = Array.from(parcels, ({ textContent }) => textContent);
  expect(ambient).toBe(`お荷物1常温${first!.product_name} × ${first!.quantity}2026.11.30(月)`);
  expect(chilled).toContain(`お荷物2冷蔵${second!.product_name} × ${second!.quantity}日付の指定なし`);
});

it("shows no temperature of ambient parcels", () => {
  const parcels = draw([packing!, packing!]).querySelectorAll("ol > li");
  expect(Array.from(parcels, ({ firstChild }) => firstChild?.textContent)).toEqual(["お荷物1", "お荷物2"]);
});

it("shows the day and temperature of an only parcel, and the day of an order without parcels", () => {
  const wish = { delivery_at: "2026-11-30", delivery_timezone_name: null };
  expect(draw([{ ...packing!, ...wish, temperature: "frozen" }]).textContent).toBe("冷凍2026.11.30(月)");
  const old = { ...shipping, ...wish, packings: [] };
  const { container } = render(<OrderParcels shipping={old} isAwaitingPayment={false} />);
  expect(container.textContent).toBe("2026.11.30(月)");
});
