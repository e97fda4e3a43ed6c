import type { PgSelect } from "drizzle-orm/pg-core";

/**
 * Restricts a query to a page; a null limit selects all rows. `PgSelect` accepts only a query in Drizzle's dynamic mode: call
 * `$dynamic()` first.
 */
export function withPage<Query extends PgSelect>(
  query: Query,
  { limit, offset }: { limit: number | null; offset: number },
): Query {
  const fromOffset = query.offset(offset);
  return limit === null ? fromOffset : fromOffset.limit(limit);
}
