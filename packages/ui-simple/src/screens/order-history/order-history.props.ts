import type { OrderSummary, Pagination } from "@noren/contract";

export interface OrderHistoryProps {
  /** Null while it is being loaded. */
  orders: readonly OrderSummary[] | null;
  pagination: Pagination;
  /** What the member paid in all, whole yen with tax. */
  totalPayment: number;
  /** Keys of warnings after a cancel that the shop follows up by hand [order.cancel]. */
  warnings: readonly string[];
  orderPath: (id: number) => string;
  pagePath: (page: number) => string;
}
