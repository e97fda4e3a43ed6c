import { type Pagination, paginationDefaults, paginationHeaders } from "@noren/contract";

/** What a paged query asks for, ready for SQL. `limit` null means all. */
export interface Page {
  current: number;
  limit: number | null;
  offset: number;
}

/** Reads `page` and `per`; `fallback` is the page size where none is asked [limits.page-size]. */
export function readPage(
  query: { page?: number | undefined; per?: number | "all" | undefined },
  fallback = paginationDefaults.per,
): Page {
  if (query.per === "all") return { current: 1, limit: null, offset: 0 };
  const limit = query.per ?? fallback;
  const current = query.page ?? 1;
  return { current, limit, offset: (current - 1) * limit };
}

/** The four headers of a page [pagination.headers]. A page beyond the last is empty and keeps its number. */
export function paginationOf(page: Page, total: number): Pagination {
  const per = page.limit ?? Math.max(total, 1);
  return { total, per, current: page.current, last: Math.max(1, Math.ceil(total / per)) };
}

export function setPagination(setHeader: (name: string, value: string) => void, pagination: Pagination): void {
  for (const [field, name] of Object.entries(paginationHeaders)) {
    setHeader(name, String(pagination[field as keyof Pagination]));
  }
}
