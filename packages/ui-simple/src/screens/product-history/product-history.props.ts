import type { ProductInfo } from "@noren/contract";

/** A product that the member has viewed. */
export interface ViewedProduct {
  id: number;
  product: ProductInfo;
}

export interface ProductHistoryProps {
  /** The last viewed first. Null while loading. */
  viewed: readonly ViewedProduct[] | null;
  /** A product is taxed at the reduced rate. */
  hasReducedRate: boolean;
  /** The entry whose removal is being sent. */
  busyId: number | null;
  homePath: string;
  productListPath: string;
  productPath: (product: ProductInfo) => string;
  onFavouriteToggled: (product: ProductInfo) => void;
  onRemoved: (viewed: ViewedProduct) => void;
}
