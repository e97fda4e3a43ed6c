import { removeCounted } from "@noren/domain/product-history";
import type { Pagination } from "@noren/contract";

/** A page of a list in the cache. */
interface PageOf<T> {
  data: T[];
  pagination: Pagination;
}

/**
 * Removes an entry from a cached page and lowers its total by one [history.product]. On a page without the entry only the
 * total changes: the entry was on another page.
 */
export function removeFromPage<T extends { readonly id: number }>(page: PageOf<T>, id: number): void {
  const total = Math.max(0, page.pagination.total - 1);
  page.data = removeCounted({ data: page.data, total: page.pagination.total }, id).data;
  page.pagination = { ...page.pagination, total, last: Math.max(1, Math.ceil(total / page.pagination.per)) };
}
