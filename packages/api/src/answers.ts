import type { Answer, CallName, Pagination } from "@noren/contract";
import { FIRST_PAGE, PAGE_SIZE_ITEMS } from "@noren/domain/limits";
import { PAGE_MAX } from "@noren/validation/fields/search-limits";
import type { AnswerMeta } from "./base-query.ts";

/** A paged list: the answer with its pagination. */
export type Paged<N extends CallName> = Answer<N> & { pagination: Pagination };
/** A list with a maximum length; `limit` is undefined when the server sends none. */
export type Limited<N extends CallName> = Answer<N> & { limit: number | undefined };

function numberOf(headers: Headers | undefined, name: string): number | undefined {
  const text = headers?.get(name);
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** [pagination.headers] Reads the pagination from the headers, with defaults for missing ones. */
export function paginationOf(headers: Headers | undefined): Pagination {
  return {
    total: numberOf(headers, "x-total") ?? 0,
    per: numberOf(headers, "x-per-page") ?? PAGE_SIZE_ITEMS,
    // A list takes no higher page: a wrong number must not become as many sitemaps.
    last: Math.min(numberOf(headers, "x-last-page") ?? FIRST_PAGE, PAGE_MAX),
    current: numberOf(headers, "x-current-page") ?? FIRST_PAGE,
  };
}

/** `transformResponse` of every paged list. */
export function withPagination<N extends CallName>(answer: Answer<N>, meta: AnswerMeta | undefined): Paged<N> {
  return { ...(answer as object), pagination: paginationOf(meta?.headers) } as Paged<N>;
}

/** `transformResponse` of the lists that have an x-limit header (addresses, cards, memorials, measurements). */
export function withLimit<N extends CallName>(answer: Answer<N>, meta: AnswerMeta | undefined): Limited<N> {
  return { ...(answer as object), limit: numberOf(meta?.headers, "x-limit") } as Limited<N>;
}

/** For data that changes only with a deployment: it is loaded once and kept [calls.brands-once]. */
export const LOADED_ONCE = { keepUnusedDataFor: Number.POSITIVE_INFINITY } as const;
