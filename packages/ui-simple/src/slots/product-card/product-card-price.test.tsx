import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProductCard } from "#ui/slots/product-card/product-card";
import { productWith } from "#ui/stories/products.fixture";

const priceTexts = (changes: Parameters<typeof productWith>[0]) => {
  const { unmount } = render(<ProductCard product={productWith(changes)} />);
  const card = screen.getByRole("article");
  const texts = {
    price: card.textContent?.match(/[\d,]+円〜?\(税込\)/)?.[0],
    before: within(card).queryByText(/2,640/, { selector: "s" })?.textContent,
  };
  unmount();
  return texts;
};

test("[product.price-from] the card shows the price, 〜 and the discount of the variants in stock", () => {
  const price = { product_price_with_tax: 2200, is_price_from: true, before_price: 2640 };
  expect(priceTexts(price)).toEqual({ price: "2,200円〜(税込)", before: "通常価格2,640円" });
  expect(priceTexts({ ...price, is_price_from: false, before_price: null })).toEqual({
    price: "2,200円(税込)",
    before: undefined,
  });
});

test("the card shows the mean and number of reviews of a product that has some", () => {
  const { rerender } = render(<ProductCard product={productWith({ review_summary: { total: 8, average: 4 } })} />);
  expect(screen.getByText("★4.0（レビュー8件）")).toBeTruthy();
  rerender(<ProductCard product={productWith({})} />);
  expect(screen.queryByText(/★/)).toBeNull();
});
