import { openCart } from "#ui/stories/cart.fixture";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LineFacts } from "./line-facts.tsx";

const [line] = openCart.detail.products;
const brand = { key: "minase", name: "みなせ文具" };

function readFacts(changes: object = {}) {
  const product_info = { ...line!.product_info, code: "MN-001", brand, before_price: 1980, ...changes };
  const coupon_discount_parts = [{ code: "THANKS300", amount: 300 }];
  render(<LineFacts line={{ ...line!, product_info, tax_rate: 10, tax_amount: 1234, coupon_discount_parts }} />);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const details = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  return terms.map((term, index) => [term, details[index]]);
}

test("[cart.student-shape] a line has its code, brand, former price, tax and share of each coupon", () => {
  expect(readFacts()).toEqual([
    ["商品コード", "MN-001"],
    ["ブランド", "みなせ文具"],
    ["値下げ前の単価", "1,980円"],
    ["うち消費税（10%）", "1,234円"],
    ["クーポン THANKS300", "−300円"],
  ]);
});

test("a line without brand and former price omits them", () => {
  expect(readFacts({ brand: null, before_price: null })).toHaveLength(3);
  expect(within(document.body).queryByText("ブランド")).toBeNull();
});
