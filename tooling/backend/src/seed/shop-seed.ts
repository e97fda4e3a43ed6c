import type { SeedBrand, SeedCategory, SeedContent, SeedNews, SeedProduct, SeedShop } from "./shapes.ts";
import type { SeedWriting } from "./writing-shapes.ts";

/** Everything that a new shop begins with. */
export interface ShopSeed {
  key: string;
  shop: SeedShop;
  brands: SeedBrand[];
  categories: SeedCategory[];
  products: SeedProduct[];
  content: SeedContent;
  news: SeedNews;
  writing: SeedWriting;
  /** Path of the page → HTML with `{{names}}` to be filled in; the heading is the title. */
  pages: ReadonlyMap<string, string>;
}
