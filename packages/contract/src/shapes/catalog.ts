import * as v from "valibot";
import { described } from "../described.ts";
import { ProductInfo } from "./catalogue.ts";
import { Picture } from "./media.ts";
import { Id, PlainText, UrlKey } from "./text.ts";

const { key, name, image, product_price_with_tax, is_price_from, tax_rate, is_stock_available } = ProductInfo.entries;
const CatalogProduct = v.object({
  key,
  name,
  image,
  product_price_with_tax,
  is_price_from,
  tax_rate,
  is_stock_available,
});

export const Catalog = described(
  "A printed catalogue, to read online (`/flip-book`) or to order (`/catalog-order`).",
  v.object({
    id: Id,
    key: UrlKey,
    title: PlainText,
    lead: PlainText,
    issued_on: described("YYYY-MM-DD.", v.string()),
    is_orderable: described("Whether printed copies can be ordered.", v.boolean()),
    cover: Picture,
    pages: v.array(
      v.object({
        image: Picture,
        heading: v.string(),
        text: PlainText,
        products: described("Products on the page that are on show.", v.array(CatalogProduct)),
      }),
    ),
  }),
);
export type Catalog = v.InferOutput<typeof Catalog>;
