import type { Pagination, ProductInfo } from "@noren/contract";

export interface FavouriteListProps {
  /** The name of the list; null while loading. */
  name: string | null;
  /** The last added first. Null while loading. A removed product stays until the member leaves the page. */
  products: readonly ProductInfo[] | null;
  /** A product is taxed at the reduced rate. */
  hasReducedRate: boolean;
  pagination: Pagination;
  pagePath: (page: number) => string;
  listsPath: string;
  productListPath: string;
  /** Where a product is put into another list. */
  choicePath: (product: ProductInfo) => string;
  onFavouriteToggled: (product: ProductInfo) => void;
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
