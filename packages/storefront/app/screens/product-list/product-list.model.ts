import { useListCategoriesQuery, useListProductsQuery } from "@noren/api/endpoints/catalogue";
import { useListMakersQuery } from "@noren/api/endpoints/maker";
import { useAddSearchHistoryMutation, useSuggestQuery } from "@noren/api/endpoints/search";
import { useGetCollectionQuery, useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useListTagsQuery } from "@noren/api/endpoints/tag";
import { paginationOf } from "@noren/api/answers";
import type { Category } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { FIRST_PAGE } from "@noren/domain/limits";
import { hasReducedRate } from "@noren/validation/format";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { compareId } from "#ui/screens/product-list/compare-ids";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { Comparison, ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useGridFavourite } from "../../favourite/use-grid-favourite.ts";
import { useBookmark } from "../../bookmark/use-bookmark.ts";
import { useAddSet } from "./use-add-set.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { searchStorage } from "../../storage/search-storage.ts";
import { useMinimumBusy } from "../../state/use-minimum-busy.ts";
import { useFilterSheet, usePendingFilter } from "./filter-sheet.ts";
import { POPULAR } from "../../load/popular.ts";
import { parsePage } from "../../load/parse-page.ts";
import {
  COMPARE_MAX_ITEMS,
  filterParameters,
  listPath,
  parseFilter,
  toProductQuery,
  withoutLook,
} from "../../load/list-filter.ts";
import { bookmarkTitleOf } from "./bookmark-title.ts";
import { budgetsOf } from "./budgets.ts";
import { categoryChoicesOf } from "./category-choices.ts";
import { comparisonOf, useChosenProducts } from "./comparison.ts";
import { growingPath, LIST_PAGES_MAX, parseLastPage, useGrowth, useMoreProducts } from "./more-pages.ts";
import { useTagLock } from "./tag-lock.ts";
import { useUnreachableList } from "./unreachable-list.ts";

/** The path of categories from the root to the one with the key; empty for an unknown key. */
export function findCategoryPath(categories: readonly Category[], key: string | null): Category[] {
  for (const category of categories) {
    if (category.key === key) return [category];
    const below = findCategoryPath(category.children, key);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

function titleOf(filter: ProductFilter, trail: readonly Category[], names: readonly (string | null)[]): string {
  if (filter.word) return copy.foundTitle(filter.word);
  const named = [trail.at(-1)?.name, ...names].find((name) => name != null);
  if (named !== undefined) return named;
  if (filter.is_new) return copy.newTitle;
  // A part of the products whose name the shop has not sent is not all of them.
  return filter.category || filter.maker || filter.tag ? copy.products : copy.allTitle;
}

/** The filter's maker and tag; undefined without one, and while they load. */
function useMakerAndTag({ maker, tag }: ProductFilter) {
  const { data: makers } = useListMakersQuery(undefined, { skip: maker === null });
  const { data: tags } = useListTagsQuery(undefined, { skip: tag === null });
  return {
    maker: makers?.data.find(({ key }) => key === maker),
    tag: tags?.data.find(({ key }) => key === tag),
  };
}

/**
 * [search.blank-not-posted] Search history is not posted when the word is blank after trimming; `parseFilter` has trimmed it.
 * The search field offers a guest what this browser stores.
 */
function useSearchHistory(word: string): void {
  const [addSearchHistory] = useAddSearchHistoryMutation();
  const isMember = useIsMember();
  const searchedWords = useStorageOf(searchStorage);
  useEffect(() => {
    if (word !== "") void addSearchHistory(word);
  }, [word, addSearchHistory]);
  const kept = useRef("");
  useEffect(() => {
    // What a member searched for stays out of the browser, also when a logout makes a guest of them on this page.
    if (isMember === null || word === kept.current) return;
    kept.current = word;
    if (word !== "" && !isMember) searchedWords.write([word, ...(searchedWords.read() ?? [])]);
  }, [word, isMember, searchedWords]);
}

/** Whether the word alone decides what is found: then another word may find more. */
export const isOnlyWord = (filter: ProductFilter): boolean =>
  filter.word !== "" && [...filterParameters(withoutLook(filter))].length === 1;

/** What a list without products offers instead. A backend may lack either: then the page does without. */
function useOffers(isEmpty: boolean, filter: ProductFilter): Pick<ProductListProps, "suggestions" | "popular"> {
  const { data: suggested } = useSuggestQuery(filter.word, { skip: !isEmpty || !isOnlyWord(filter) });
  const { data: ranking } = useGetCollectionQuery(POPULAR, { skip: !isEmpty });
  const others = isEmpty ? (suggested?.suggestions ?? []).filter((word) => word !== filter.word) : [];
  const isRanked = isEmpty && ranking !== undefined && ranking.data.length > 0;
  return {
    suggestions: others.map((word) => ({ word, path: paths.productList({ word }) })),
    popular: isRanked ? { title: ranking.title, products: ranking.data } : null,
  };
}

const toInfo = ({ product }: Comparison["products"][number]) => product;

/**
 * The comparison of products of the list (decision 0461).
 *
 * @param pathWith the path of this page of the list with parts of its look changed
 */
function comparingOf(
  { is_comparing }: ProductFilter,
  chosen: ReturnType<typeof useChosenProducts>,
  pathWith: (change: Partial<ProductFilter>) => string,
): Pick<ProductListProps, "comparison" | "compareChoice"> {
  const { keys } = chosen;
  const last = keys.at(-1);
  const closed = pathWith({ is_comparing: false });
  return {
    // The list at the product that was chosen last.
    comparison: comparisonOf({ is_comparing, compare: keys }, chosen.inFull, {
      pathWith,
      closePath: last ? `${closed}#${compareId(last)}` : closed,
    }),
    compareChoice: {
      keys,
      products: chosen.products,
      max: COMPARE_MAX_ITEMS,
      pathToggling: (key) => {
        if (keys.includes(key)) return pathWith({ compare: keys.filter((other) => other !== key) });
        return keys.length < COMPARE_MAX_ITEMS ? pathWith({ compare: [...keys, key] }) : null;
      },
      openPath: keys.length > 1 ? `${pathWith({ is_comparing: true })}#main` : null,
      clearPath: pathWith({ compare: [] }),
    },
  };
}

interface ShownPages {
  page: number;
  /** The last page of the URL, and the last that is loaded. */
  to: number;
  loadedTo: number;
  last: number;
  total: number;
  per: number;
}

/** How a list grows. After `LIST_PAGES_MAX` pages a new list begins. */
function moreOf(
  filter: ProductFilter,
  { page, to, loadedTo, last, total, per }: ShownPages,
  { grow, hasFailed }: Pick<ReturnType<typeof useGrowth>, "grow" | "hasFailed">,
): ProductListProps["more"] {
  const next = loadedTo + 1;
  const isFull = next - page >= LIST_PAGES_MAX;
  const before = page - 1;
  const path = growingPath(filter, isFull ? next : page, Math.max(next, to));
  return {
    next: next > last ? null : { path, count: Math.min(per, total - loadedTo * per), isFull },
    previousPath: before < FIRST_PAGE ? null : listPath(filter, before),
    hasFailed,
    onNextRequested: () => void grow(next, path),
  };
}

/** The product list of the URL. */
export function useProductListModel(): ProductListProps {
  const [searchParams] = useSearchParams();
  const filter = parseFilter(searchParams);
  const { goTo, ...sheet } = useFilterSheet();
  const pending = usePendingFilter();
  // The next change builds on the pending filter, however fast the clicks come.
  const wanted = pending?.filter ?? filter;
  const page = parsePage(searchParams);
  const to = parseLastPage(searchParams, page);
  // [categories.fetching] Categories have a fetching flag; the filter is incomplete without them.
  const { data: tree, isFetching: areCategoriesFetching } = useListCategoriesQuery("products");
  const { data: listed, isFetching, ...list } = useListProductsQuery(toProductQuery(filter, page));
  const problem = useUnreachableList(list.error, listed !== undefined);
  const lock = useTagLock(filter.tag, list);
  // The products of another list are not those of a locked tag.
  const data = lock ? undefined : listed;
  const further = useMoreProducts(filter, page, to);
  const growth = useGrowth(filter);
  const isLoading = isFetching || areCategoriesFetching || further.isLoading || growth.isGrowing;
  const isBusy = useMinimumBusy(isLoading || pending?.isOtherList === true);
  const trail = findCategoryPath(tree?.data ?? [], filter.category);
  const children = trail.at(-1)?.children ?? tree?.data ?? [];
  const siblings = trail.at(-2)?.children ?? tree?.data ?? [];
  const { maker, tag } = useMakerAndTag(filter);
  const [makerName, tagName] = [maker?.name ?? null, tag?.name ?? null];
  const listTitle = lock && tag ? tag.name : titleOf(filter, trail, [tagName, makerName]);
  useSearchHistory(filter.word);
  const products = data ? [...data.data, ...further.products] : [];
  const chosen = useChosenProducts({ ...wanted, is_comparing: filter.is_comparing }, products);
  const requested = { ...wanted, compare: chosen.keys };
  const { data: settings } = useGetSettingsQuery();
  const hasMembers = settings?.["SITE.IS_MEMBER_USE"];
  const offers = useOffers(data !== undefined && products.length === 0, filter);
  const pathWith: ProductListProps["pathWith"] = ({ page: other = FIRST_PAGE, ...change }) =>
    listPath({ ...requested, ...change }, other);
  const pathHere = (change: Partial<ProductFilter>) => growingPath({ ...requested, ...change }, page, to);
  const comparing = comparingOf(filter, chosen, pathHere);
  const { comparison } = comparing;
  const title = comparison ? copy.comparison : listTitle;
  const hasFailed = !growth.isGrowing && (growth.hasFailed || further.hasFailed);
  const pagination = data?.pagination ?? paginationOf(undefined);
  const facets = data?.facets ?? { brands: [], price_min: null, price_max: null };
  const categories = children.length > 0 ? children : siblings;
  const hasPrices = products.every(({ product_price_with_tax }) => product_price_with_tax !== null);
  const shown = [...products, ...(offers.popular?.products ?? []), ...(comparison?.products ?? []).map(toInfo)];
  const crumbs =
    trail.length > 0
      ? trail.map(({ key, name }) => ({ name, path: paths.productList({ category: key }) }))
      : [{ name: listTitle, path: paths.productList() }];
  return {
    title,
    // The lead of a tag with a password explains the password, which an unlocked list does not need.
    lead: tag && (lock || !tag.is_password_required) ? tag.lead : "",
    lock,
    breadcrumbs: comparison ? [...crumbs, { name: title, path: comparison.closePath }] : crumbs,
    products,
    ...comparing,
    viewPaths: { grid: pathHere({ view: "grid" }), list: pathHere({ view: "list" }) },
    budgets: hasPrices ? budgetsOf(facets, requested) : [],
    ...offers,
    requestPath: hasMembers && filter.word !== "" ? paths.productRequestHistory({ word: filter.word }) : null,
    hasReducedRate: hasReducedRate(shown),
    pagination,
    more: settings?.["PRODUCT.IS_LIST_ENDLESS"]
      ? moreOf(requested, { page, to, loadedTo: further.loadedTo, ...pagination }, { ...growth, hasFailed })
      : null,
    facets,
    filter: requested,
    hasPrices,
    makerName,
    tagName,
    isTagProtected: tag?.is_password_required ?? false,
    parameters: [...filterParameters(requested)].map(([name, value]) => ({ name, value })),
    categories,
    categoryChoices: categoryChoicesOf(categories, facets, requested),
    isFetching: isBusy,
    problem: isFetching ? null : problem,
    pathWith,
    ...sheet,
    bookmark: useBookmark(
      {
        url: listPath({ ...filter, compare: [] }, FIRST_PAGE),
        title: bookmarkTitleOf(listTitle, { filter, facets, makerName, tagName, categoryName: trail.at(-1)?.name }),
      },
      [...filterParameters({ ...filter, category: null, compare: [] })].length > 0,
    ),
    onFilterChanged: (change) => goTo(pathWith(change)),
    onFavouriteToggled: useGridFavourite(),
    onAddedToCart: useQuickAdd(),
    onSetAdded: useAddSet(),
  };
}
