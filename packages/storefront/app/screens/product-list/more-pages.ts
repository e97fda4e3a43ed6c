import { catalogue, type ProductQuery } from "@noren/api/endpoints/catalogue";
import { useEffect, useRef, useState } from "react";
import { shallowEqual } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";
import { listPath, toProductQuery } from "../../load/list-filter.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";

const { listProducts } = catalogue.endpoints;

/** The pages that one URL shows: more would make its load slow. */
export const LIST_PAGES_MAX = 6;

/** The last of the pages that the list of a query shows, from `page`: `?page=2&to=4` shows three (decision 0600). */
export function parseLastPage(query: URLSearchParams, page: number): number {
  return Math.min(Math.max(page, parsePage(query, "to")), page + LIST_PAGES_MAX - 1);
}

/** The path of a filtered list with its pages from `page` to `to`. */
export function growingPath(filter: ProductFilter, page: number, to: number): string {
  const path = listPath(filter, page);
  return to > page ? `${path}${path.includes("?") ? "&" : "?"}to=${to}` : path;
}

/** The numbers of the pages after the first shown one, up to the last shown one. */
export const pagesAfter = (page: number, to: number): number[] =>
  Array.from({ length: to - page }, (_, index) => page + 1 + index);

/** The products of the pages after the first shown one, in their order, up to the first page that is not loaded. */
export function useMoreProducts(filter: ProductFilter, page: number, to: number) {
  const dispatch = useAppDispatch();
  const queries = pagesAfter(page, to).map((further) => toProductQuery(filter, further));
  const key = JSON.stringify(queries);
  useEffect(() => {
    const subscriptions = (JSON.parse(key) as ProductQuery[]).map((query) => dispatch(listProducts.initiate(query)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, key]);
  // Undefined while it loads, null if it cannot be loaded.
  const pages = useAppSelector(
    (state) =>
      queries.map((query) => {
        const { data, isError } = listProducts.select(query)(state);
        return data ?? (isError ? null : undefined);
      }),
    shallowEqual,
  );
  const missing = pages.findIndex((list) => !list);
  const loaded = missing < 0 ? pages : pages.slice(0, missing);
  return {
    products: loaded.flatMap((list) => list?.data ?? []),
    /** The last page without a missing one before it. */
    loadedTo: page + loaded.length,
    isLoading: pages.includes(undefined),
    hasFailed: pages.includes(null),
  };
}

/** Lets the list grow: its URL names a further page once the products are there. */
export function useGrowth(filter: ProductFilter) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const latest = useRef(here);
  const [growth, setGrowth] = useState<{ from: string; hasFailed: boolean } | null>(null);
  useEffect(() => {
    latest.current = here;
  });
  const grow = async (page: number, path: string) => {
    setGrowth({ from: here, hasFailed: false });
    const { isError } = await dispatch(listProducts.initiate(toProductQuery(filter, page), { subscribe: false }));
    // Another list was opened meanwhile.
    if (latest.current !== here) return;
    setGrowth(isError ? { from: here, hasFailed: true } : null);
    if (!isError) await navigate(path, { replace: true, preventScrollReset: true });
  };
  const ofThisList = growth?.from === here ? growth : null;
  return { grow, isGrowing: ofThisList?.hasFailed === false, hasFailed: ofThisList?.hasFailed === true };
}
