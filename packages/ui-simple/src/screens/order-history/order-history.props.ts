import type { OrderSummary, Pagination } from "@noren/contract";
import type { orderSearchFields } from "@noren/validation/fields/search";
import type { FormOutput } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

/** The conditions in the URL; empty texts without. */
export interface OrderSearch {
  word: string;
  from: string;
  to: string;
  status: string;
}

export interface OrderHistoryProps {
  /** Null while loading. */
  orders: readonly OrderSummary[] | null;
  pagination: Pagination;
  /** The member's total payments, in whole yen with tax. */
  totalPayment: number;
  /** Keys of warnings after a cancellation that the shop handles manually [order.cancel]. */
  warnings: readonly string[];
  search: OrderSearch;
  /** All orders, without conditions. */
  listPath: string;
  onSearched: FormSubmit<FormOutput<typeof orderSearchFields>>;
  orderPath: (id: number) => string;
  pagePath: (page: number) => string;
}
