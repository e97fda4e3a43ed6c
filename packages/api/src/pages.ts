import { removeCounted } from "@noren/domain/product-history";
import type { Pagination } from "@noren/contract";

/** A page of a list, as an endpoint holds it. */
interface PageOf<T> {
  data: T[];
  pagination: Pagination;
}

/**
 * Takes an entry out of a page that is held and lowers its total by one [history.product]. On a page that does not
 * have the entry, nothing but the total changes: it stood on another.
 */
export function removeFromPage<T extends { readonly id: number }>(page: PageOf<T>, id: number): void {
  const total = Math.max(0, page.pagination.total - 1);
  page.data = removeCounted({ data: page.data, total: page.pagination.total }, id).data;
  page.pagination = { ...page.pagination, total, last: Math.max(1, Math.ceil(total / page.pagination.per)) };
}
