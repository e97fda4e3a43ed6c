import * as v from "valibot";
import { described } from "../described.ts";
import { ProductInfo } from "./catalogue.ts";
import { OptionalPicture } from "./media.ts";
import { DisplayName, SafeHtml, UrlKey } from "./text.ts";

export const Maker = described(
  "A maker of products: a kiln, a brewery, a mill. A maker has brands, the brands have products.",
  v.object({
    key: UrlKey,
    name: DisplayName,
    kana: described("Full-width katakana; the list is sorted by it.", v.string()),
    lead: described("One line about the maker.", v.string()),
    place: described("Where they work, e.g. 岐阜県多治見市.", v.string()),
    image: OptionalPicture,
    product_count: described("Number of products on show of all its brands.", v.number()),
  }),
);
export type Maker = v.InferOutput<typeof Maker>;

export const MakerDetail = v.object({
  ...Maker.entries,
  founded: described("創業, in the maker's own words (明治28年); null if unknown.", v.nullable(v.string())),
  story: SafeHtml,
  brands: v.array(
    v.object({ key: UrlKey, name: DisplayName, product_count: described("Number of products on show.", v.number()) }),
  ),
  products: described(
    "The first 8 of its products; all of them are `GET /v1/products?maker={key}`.",
    v.array(ProductInfo),
  ),
});
export type MakerDetail = v.InferOutput<typeof MakerDetail>;
