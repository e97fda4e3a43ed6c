import type { ProductAttribute, ProductInfo } from "@noren/contract";
import { products } from "#ui/stories/products.fixture";

const scale = { min: 1, max: 5, low: "", high: "" };
/** A number from 1 to 5 by its key. */
export const attribute = (key: string, number: number): ProductAttribute => ({
  key,
  name: key,
  text: `${number}`,
  number,
  scale,
});

/** A product with a place on the map; its name is its key too. */
export const bean = (name: string, acidity: number, body: number, is_stock_available = true): ProductInfo => ({
  ...products[0]!,
  id: acidity * 100 + body,
  key: name,
  name,
  is_stock_available,
  attributes: [attribute("acidity", acidity), attribute("body", body)],
});
