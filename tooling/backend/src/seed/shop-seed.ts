import type { SeedBrand, SeedCategory, SeedContent, SeedNews, SeedProduct, SeedShop } from "./shapes.ts";
import type { SeedWriting } from "./writing-shapes.ts";

/** The complete seed of a shop. */
export interface ShopSeed {
  key: string;
  shop: SeedShop;
  brands: SeedBrand[];
  categories: SeedCategory[];
  products: SeedProduct[];
  content: SeedContent;
  news: SeedNews;
  writing: SeedWriting;
  /** HTML with `{{names}}` to be replaced, by path of the page; the heading is the title. */
  pages: ReadonlyMap<string, string>;
}
