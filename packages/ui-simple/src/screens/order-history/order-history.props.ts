import type { OrderSummary, Pagination } from "@noren/contract";

export interface OrderHistoryProps {
  /** Null while loading. */
  orders: readonly OrderSummary[] | null;
  pagination: Pagination;
  /** The member's total payments, in whole yen with tax. */
  totalPayment: number;
  /** Keys of warnings after a cancellation that the shop handles manually [order.cancel]. */
  warnings: readonly string[];
  orderPath: (id: number) => string;
  pagePath: (page: number) => string;
}
