import type { Answer, CallName, Pagination } from "@noren/contract";
import type { AnswerMeta } from "./base-query.ts";

/** A paged list: the answer as it is, and where in the whole it stands. */
export type Paged<N extends CallName> = Answer<N> & { pagination: Pagination };
/** A list that may not grow without end; `limit` is undefined where the server names none. */
export type Limited<N extends CallName> = Answer<N> & { limit: number | undefined };

function numberOf(headers: Headers | undefined, name: string): number | undefined {
  const text = headers?.get(name);
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Spec 3: pagination comes in headers, with these numbers where they are missing. */
export function paginationOf(headers: Headers | undefined): Pagination {
  return {
    total: numberOf(headers, "x-total") ?? 0,
    per: numberOf(headers, "x-per-page") ?? 10,
    last: numberOf(headers, "x-last-page") ?? 1,
    current: numberOf(headers, "x-current-page") ?? 1,
  };
}

/** `transformResponse` of every paged list. */
export function withPagination<N extends CallName>(answer: Answer<N>, meta: AnswerMeta | undefined): Paged<N> {
  return { ...(answer as object), pagination: paginationOf(meta?.headers) } as Paged<N>;
}

/** `transformResponse` of the lists that x-limit bounds (addresses, later cards and memorials). */
export function withLimit<N extends CallName>(answer: Answer<N>, meta: AnswerMeta | undefined): Limited<N> {
  return { ...(answer as object), limit: numberOf(meta?.headers, "x-limit") } as Limited<N>;
}

/** For what changes with a deployment of the shop at the most: once loaded it is never asked for again (spec 7, brands). */
export const LOADED_ONCE = { keepUnusedDataFor: Number.POSITIVE_INFINITY } as const;
