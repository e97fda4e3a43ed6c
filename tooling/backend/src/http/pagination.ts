import { type Pagination, paginationDefaults, paginationHeaders } from "@noren/contract";

/** The largest page, which `all` means for a list without an end. */
const MAX_PER_PAGE = 100;

/** A page as SQL limit and offset. `limit` null means all rows. */
export interface Page {
  current: number;
  limit: number | null;
  offset: number;
}

/** Reads `page` and `per`; `fallback` is the default page size [limits.page-size]. */
export function readPage(
  query: { page?: number | undefined; per?: number | "all" | undefined },
  fallback = paginationDefaults.per,
): Page {
  if (query.per === "all") return { current: 1, limit: null, offset: 0 };
  const limit = query.per ?? fallback;
  const current = query.page ?? 1;
  return { current, limit, offset: (current - 1) * limit };
}

/** Returns the four pagination headers [pagination.headers]. A page beyond the last is empty and keeps its number. */
export function paginationOf(page: Page, total: number): Pagination {
  const per = page.limit ?? Math.max(total, 1);
  return { total, per, current: page.current, last: Math.max(1, Math.ceil(total / per)) };
}

/** Reads the page of a list that accounts can make longer without an end. */
export const readLimitedPage = (query: Parameters<typeof readPage>[0], fallback = paginationDefaults.per): Page =>
  readPage({ ...query, per: query.per === "all" ? MAX_PER_PAGE : query.per }, fallback);

export function setPagination(setHeader: (name: string, value: string) => void, pagination: Pagination): void {
  for (const [field, name] of Object.entries(paginationHeaders)) {
    setHeader(name, String(pagination[field as keyof Pagination]));
  }
}
