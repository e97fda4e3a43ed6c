import { PAGE_MAX } from "@noren/validation/fields/search-limits";
import * as v from "valibot";
import { described } from "../described.ts";
import { wholeNumber } from "./query.ts";

/** [pagination.headers] The headers of a paged response. */
export const paginationHeaders = {
  total: "x-total",
  per: "x-per-page",
  last: "x-last-page",
  current: "x-current-page",
} as const;

export interface Pagination {
  total: number;
  per: number;
  last: number;
  current: number;
}

export const paginationDefaults: Pagination = { total: 0, per: 10, last: 1, current: 1 };

/** Query parameters of a paged list: `page` from 1; `per` up to 100, or `all`. */
export const pageQuery = {
  page: described("Page number from 1.", v.optional(wholeNumber(1, PAGE_MAX))),
  per: described(
    "Entries per page, 1 to 100, or `all`, which is 100 for products and for lists that customers add to; the default is 10, for products 15.",
    v.optional(v.union([wholeNumber(1, 100), v.literal("all")])),
  ),
};
