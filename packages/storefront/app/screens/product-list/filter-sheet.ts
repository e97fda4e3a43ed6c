import { paths } from "@noren/contract/paths";
import { useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import { parseFilter, toProductQuery } from "../../load/list-filter.ts";
import { parsePage } from "../../load/parse-page.ts";
import { parseLastPage } from "./more-pages.ts";

/** The state of the history entry of an open sheet: the list from which it was opened. */
interface SheetState {
  filterOf: string;
}

const isSheetState = (state: unknown): state is SheetState =>
  typeof state === "object" && state !== null && "filterOf" in state && typeof state.filterOf === "string";

interface FilterSheet extends Pick<ProductListProps, "isFilterOpen" | "onFilterOpened" | "onFilterClosed"> {
  /** Navigates to the list with another filter. */
  goTo: (path: string) => void;
}

/**
 * The sheet of the filter. It has an entry in the history (decision 0125), which each change of the filter replaces: going
 * back closes the sheet, and once it is closed leads to the list from which it was opened.
 */
export function useFilterSheet(): FilterSheet {
  const { pathname, search, state, key } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
    key: string;
  };
  const navigate = useNavigate();
  const closed = useRef("");
  const here = pathname + search;
  const isFilterOpen = isSheetState(state);
  const go = (path: string, options: { state?: unknown; replace?: boolean }) =>
    void navigate(path, { ...options, preventScrollReset: true });
  return {
    isFilterOpen,
    onFilterOpened: () => go(here, { state: { filterOf: here } satisfies SheetState }),
    onFilterClosed: () => {
      // The second of two quick taps must not go back once more.
      if (!isFilterOpen || closed.current === key) return;
      closed.current = key;
      if (state.filterOf === here) void navigate(-1);
      else go(here, { replace: true });
    },
    goTo: (path) => go(path, isFilterOpen ? { state, replace: true } : {}),
  };
}

interface PendingFilter {
  filter: ProductFilter;
  /** Other products are on the way, and not only another look of those that are shown. */
  isOtherList: boolean;
}

/** What a page of a query has to fetch, as a key. */
function fetchedKey(search: string): string {
  const query = new URLSearchParams(search);
  const filter = parseFilter(query);
  const page = parsePage(query);
  return JSON.stringify([toProductQuery(filter, page), parseLastPage(query, page), filter.is_comparing]);
}

/** The filter of the pending navigation, so that a checkbox changes at once; null where the filter stays. */
export function usePendingFilter(): PendingFilter | null {
  const { search } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== paths.productList() || location.search === search) return null;
  const filter = parseFilter(new URLSearchParams(location.search));
  return { filter, isOtherList: fetchedKey(location.search) !== fetchedKey(search) };
}
