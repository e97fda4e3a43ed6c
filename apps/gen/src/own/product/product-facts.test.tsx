import type { ProductAttribute } from "@noren/contract";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import stories from "#ui/screens/product/product-view.stories";
import { productWith } from "#ui/stories/products.fixture";
import { ProductFacts } from "./product-facts.tsx";

const sides = (...numbers: readonly number[]): ProductAttribute[] =>
  ["width", "depth", "height"].map((key, index) => ({ key, name: key, text: "", number: numbers[index] ?? 0 }));
const box = { ...stories.args.product, attributes: sides(26, 38, 24) };
const find = () => screen.queryByRole("link", { name: "寸法の近い品（±10%）" });

test("products of about the same size are a list only where there is another one", () => {
  const far = productWith({ attributes: sides(26, 38, 16) });
  const { rerender } = render(<ProductFacts product={box} recommendations={[far]} />);
  expect(find()).toBeNull();
  rerender(<ProductFacts product={box} recommendations={[far, productWith({ attributes: sides(28, 37, 25) })]} />);
  const { searchParams } = new URL(find()?.getAttribute("href") ?? "", "https://shop.test");
  expect([searchParams.get("a.width.min"), searchParams.get("a.width.max")]).toEqual(["23.4", "28.6"]);
});
