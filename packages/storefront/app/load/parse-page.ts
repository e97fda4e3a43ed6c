import { FIRST_PAGE } from "@noren/domain/limits";

/** The page number in a query, from 1; the first page for anything invalid. */
export function parsePage(query: Pick<URLSearchParams, "get">): number {
  const text = query.get("page") ?? "";
  return /^\d{1,5}$/.test(text) ? Math.max(Number(text), FIRST_PAGE) : FIRST_PAGE;
}
