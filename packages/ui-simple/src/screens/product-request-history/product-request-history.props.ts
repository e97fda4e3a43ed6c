import type { FormSubmit } from "#ui/forms/form-submit";
import type { Pagination, ProductInfo, ProductRequest } from "@noren/contract";

/** A product that the member requested. */
export interface RequestedProduct extends Omit<ProductRequest, "product"> {
  /** Null unless the shop shows the product. */
  product: (Pick<ProductInfo, "image"> & { path: string }) | null;
}

/** The values of a request; the names are absent for a product of the shop. */
export interface RequestValues {
  product_name?: string;
  maker_name?: string | null;
  quantity: number | null;
  note: string | null;
}

/** What a form requests: a product of the shop, with a first note that names its variant, or one that it does not carry. A product that waits for an answer has none. */
export type RequestForm =
  | { kind: "product"; product: Pick<ProductInfo, "name" | "image">; note: string }
  | { kind: "requested"; product: Pick<ProductInfo, "name" | "image">; requestedAt: string }
  | { kind: "other"; productName: string };

export interface ProductRequestHistoryProps {
  /** Newest first. Null while loading. */
  requests: readonly RequestedProduct[] | null;
  /** The entry whose removal is being sent. */
  busyId: number | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
  /** The form for a request; null while it is closed. */
  form: RequestForm | "loading" | null;
  /** Opens the form for a product that the shop does not carry. */
  formPath: string;
  /** Closes the form. */
  listPath: string;
  onRequested: FormSubmit<RequestValues>;
  onRemoved: (request: RequestedProduct) => void;
}
