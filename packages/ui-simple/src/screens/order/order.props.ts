import type { Order } from "@noren/contract";
import type { GiverGiftProps } from "#ui/slots/social-gift/giver-gift";
import type { OrderPapersProps } from "#ui/slots/papers/papers.props";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { PrintedSellerProps } from "#ui/slots/printed-seller/printed-seller.props";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** The member's own note on an order, which the shop does not see. */
export interface OrderMemoProps {
  /** Empty without a note. */
  body: string;
  isWritten: boolean;
  isDeleting: boolean;
  /** Changes when the note is deleted: the form begins again. */
  formKey: string;
  onSaved: FormSubmit<{ body: string }>;
  onDeleted: () => void;
}

export interface ReorderProps {
  isBusy: boolean;
  onReordered: () => void;
}

export interface OrderProps {
  /** Null while loading. */
  order: Order | null;
  /** Null without an order. */
  sums: OrderSumsProps | null;
  /** Whether the member can cancel; `too-late` while the shop prepares the parcel, null once that is no question. */
  cancellation: "allowed" | "too-late" | null;
  /** The `id`s of the destinations with a product at the reduced rate: their lists must carry `ReducedRateLegend`. */
  reducedRateShippings: ReadonlySet<number>;
  /** The link and the status of a social gift; null for other orders. */
  gift: GiverGiftProps | null;
  /** The receipt, the quotation and the delivery slips; null while loading. */
  papers: OrderPapersProps | null;
  /** Null without an order. */
  memo: OrderMemoProps | null;
  /** Puts the order's products into the cart again; null while the shop does not sell. */
  reorder: ReorderProps | null;
  contact: ShopContactProps | null;
  /** The inquiry form with the order\'s number. */
  inquiryPath: string;
  seller: PrintedSellerProps | null;
  listPath: string;
  productPath: (key: string) => string;
  /** The delivered products with the path to a review of each; empty before the delivery. */
  reviewables: readonly { name: string; path: string }[];
  onCancelled: FormSubmit<{ cancel_reason: string | null }>;
}
