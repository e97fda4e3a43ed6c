import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OrderSums, type OrderTotals } from "#ui/slots/order-sums/order-sums";

const totals: OrderTotals = {
  total_products: 12_080,
  total_discount: 500,
  use_point: 0,
  total_carriage: 0,
  total_packing: 0,
  total_fee: 330,
  total_tax: 1080,
  total_payment: 11_910,
  amount_by_tax_rate: [
    { tax_rate: 10, amount: 10_830, tax: 984 },
    { tax_rate: 8, amount: 1080, tax: 80 },
  ],
};

it("shows the charges for chilled and frozen parcels apart from the postage", () => {
  const cool_carriages = [
    { temperature: "chilled" as const, parcels: 2, amount: 660 },
    { temperature: "frozen" as const, parcels: 1, amount: 440 },
  ];
  render(<OrderSums totals={{ ...totals, total_carriage: 1760, cool_carriages }} itemCount={2} carriage="charged" />);
  const rows = screen
    .getAllByRole("term")
    .map(({ textContent }, index) => [textContent, screen.getAllByRole("definition")[index]?.textContent]);
  expect(rows).toContainEqual(["送料", "660円"]);
  expect(rows).toContainEqual(["クール料金（冷蔵・2個口）", "660円"]);
  expect(rows).toContainEqual(["クール料金（冷凍・1個口）", "440円"]);
});

it("states that the postage of a social gift is flat, and excludes it from the total", () => {
  render(<OrderSums totals={totals} itemCount={2} carriage="flat" />);
  expect(screen.getByText("送料").nextElementSibling?.textContent).toBe("お届け先にかかわらず一律です");
  expect(screen.getByText("合計（送料別）")).not.toBeNull();
});

it("[format.jpy-dates] shows each part in yen and the tax by rate, with the mark of the reduced rate", () => {
  render(<OrderSums totals={totals} itemCount={2} carriage="free" />);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "12,080円",
    "−500円",
    "無料",
    "330円",
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "10%対象10,830円（うち消費税 984円）",
    "※8%対象1,080円（うち消費税 80円）",
  ]);
});
