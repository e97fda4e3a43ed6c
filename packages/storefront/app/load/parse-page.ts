import type { Pagination } from "@noren/contract";
import { FIRST_PAGE } from "@noren/domain/limits";
import { PAGE_MAX } from "@noren/validation/fields/search-limits";

/**
 * A page number in a query, from 1; the first page for anything that is not a number, the API's last for more.
 * @param name of the parameter
 */
export function parsePage(query: Pick<URLSearchParams, "get">, name = "page"): number {
  const text = query.get(name) ?? "";
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), FIRST_PAGE), PAGE_MAX) : FIRST_PAGE;
}

/** Returns the last page of a list if the requested one is beyond it, else null. */
export function lastPageIfBeyond({
  data,
  pagination: { last },
  page,
}: {
  data: readonly unknown[];
  pagination: Pagination;
  page: number;
}): number | null {
  return data.length === 0 && page > last ? last : null;
}
