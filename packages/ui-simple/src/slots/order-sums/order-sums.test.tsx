import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OrderSums, type OrderSumsProps } from "#ui/slots/order-sums/order-sums";

const sums: OrderSumsProps = {
  lines: [
    { kind: "products", name: "商品合計（2点）", amount: 12_080 },
    { kind: "coupon", name: "クーポン「500円引き」", amount: -500 },
    { kind: "carriage", name: "送料", amount: 0 },
    { kind: "fee", name: "代金引換の手数料", amount: 330 },
  ],
  totals: {
    total_payment: 11_910,
    amount_by_tax_rate: [
      { tax_rate: 10, amount: 10_830, tax: 984 },
      { tax_rate: 8, amount: 1080, tax: 80 },
    ],
  },
  carriage: "free",
  earning: null,
};
const pending: OrderSumsProps = {
  ...sums,
  lines: [
    { kind: "carriage", name: "送料", amount: null },
    { kind: "coupon", name: "クーポン「送料無料」", amount: null },
  ],
  carriage: "unknown",
};

const detailOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it("[format.jpy-dates] [cart.sum-lines] shows each line in yen and the tax by rate, with the mark of the reduced rate", () => {
  render(<OrderSums {...sums} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => [textContent, detailOf(textContent)])).toEqual([
    ["商品合計（2点）", "12,080円"],
    ["クーポン「500円引き」", "−500円"],
    ["送料", "無料"],
    ["代金引換の手数料", "330円"],
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "10%対象10,830円（うち消費税 984円）",
    "※8%対象1,080円（うち消費税 80円）",
  ]);
});

it("states when postage and its coupon are computed, and excludes them from the total", () => {
  render(<OrderSums {...pending} />);
  expect(detailOf("送料")).toBe("お届け先の入力後に計算します");
  expect(detailOf("クーポン「送料無料」")).toBe("送料の計算後に割引します");
  expect(screen.getByText("合計（送料別）")).not.toBeNull();
});

it("states that the postage of a social gift is flat", () => {
  render(<OrderSums {...pending} carriage="flat" />);
  expect(detailOf("送料")).toBe("お届け先にかかわらず一律です");
});

it("states the points that the order earns, or has earned", () => {
  const { rerender } = render(<OrderSums {...sums} earning={{ points: 1060, status: "expected" }} />);
  expect(screen.getByText("このご注文で1,060ポイントを獲得します（商品のお届け後）。")).not.toBeNull();
  rerender(<OrderSums {...sums} earning={{ points: 1060, status: "earned" }} />);
  expect(screen.getByText("このご注文で1,060ポイントを獲得しました。")).not.toBeNull();
});
