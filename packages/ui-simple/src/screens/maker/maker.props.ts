import type { MakerDetail, ProductInfo } from "@noren/contract";

export interface MakerProps {
  /** Null while loading. */
  maker: Pick<MakerDetail, "name" | "lead" | "place" | "founded" | "image" | "story" | "product_count"> | null;
  brands: readonly { name: string; product_count: number; path: string }[];
  /** The first of the maker's products. */
  products: readonly ProductInfo[];
  /** All of them. */
  productsPath: string;
  listPath: string;
  hasReducedRate: boolean;
  onFavouriteToggled: ((product: ProductInfo) => void) | undefined;
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
