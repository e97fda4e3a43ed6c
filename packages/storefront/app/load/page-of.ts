import { FIRST_PAGE } from "@noren/domain/limits";

/** The page that an address asks for, from 1; anything odd is the first. */
export function pageOf(query: Pick<URLSearchParams, "get">): number {
  const text = query.get("page") ?? "";
  return /^\d{1,5}$/.test(text) ? Math.max(Number(text), FIRST_PAGE) : FIRST_PAGE;
}
