import type { SeedBrand, SeedCategory, SeedContent, SeedNews, SeedProduct, SeedShop } from "./shapes.ts";
import type { SeedEditorial } from "./editorial-shapes.ts";

/** The complete seed of a shop. */
export interface ShopSeed {
  key: string;
  shop: SeedShop;
  brands: SeedBrand[];
  categories: SeedCategory[];
  products: SeedProduct[];
  content: SeedContent;
  news: SeedNews;
  editorial: SeedEditorial;
  /** HTML with `{{placeholders}}`, by path of the page; the heading is the title. */
  pages: ReadonlyMap<string, string>;
}
