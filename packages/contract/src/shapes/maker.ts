import * as v from "valibot";
import { Picture, ProductInfo } from "./catalogue.ts";

/** Who makes what the shop sells: a kiln, a brewery, a mill. A maker has brands, the brands have products. */
export const Maker = v.object({
  key: v.string(),
  name: v.string(),
  /** Full-width katakana; the list's order. */
  kana: v.string(),
  /** One line that says who they are. */
  lead: v.string(),
  /** Where they work, e.g. 岐阜県多治見市. */
  place: v.string(),
  image: v.nullable(Picture),
  /** Products on show of all its brands. */
  product_count: v.number(),
});
export type Maker = v.InferOutput<typeof Maker>;

export const MakerDetail = v.object({
  ...Maker.entries,
  /** 創業, in the maker's own words (明治28年); null where it is not told. */
  founded: v.nullable(v.string()),
  /** HTML of the shop's own making, made safe by the backend before it is answered. */
  story: v.string(),
  brands: v.array(v.object({ key: v.string(), name: v.string(), product_count: v.number() })),
  /** The first 8 of its products; all of them are `GET /v1/products?maker={key}`. */
  products: v.array(ProductInfo),
});
export type MakerDetail = v.InferOutput<typeof MakerDetail>;
