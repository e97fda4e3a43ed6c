import { paths } from "@noren/contract/paths";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { productWith } from "#ui/stories/products.fixture";
import { TodayTable } from "./today-table.tsx";

test("without scripts the column of the buttons has links to the products", () => {
  const product = productWith({ name: "箱", default_variant_id: 1, is_stock_available: true });
  const collection = { alias: "today", title: "今日の値段", lead: "", path: paths.productList(), products: [product] };
  const html = renderToString(<TodayTable collection={collection} onAddedToCart={() => undefined} />);
  expect(html).toMatch(/<noscript><a [^>]*aria-label="箱の商品ページへ"/);
});
