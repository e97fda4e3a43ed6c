import type { Pagination, ProductInfo, ProductRequest } from "@noren/contract";

/** A product that the member requested. */
export interface RequestedProduct extends Omit<ProductRequest, "product"> {
  /** Null unless the shop shows the product. */
  product: (Pick<ProductInfo, "image"> & { path: string }) | null;
}

export interface ProductRequestHistoryProps {
  /** Newest first. Null while loading. */
  requests: readonly RequestedProduct[] | null;
  /** The entry whose removal is being sent. */
  busyId: number | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
  onRemoved: (request: RequestedProduct) => void;
}
