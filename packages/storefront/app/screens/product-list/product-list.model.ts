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
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useGridFavourite } from "../../favourite/use-grid-favourite.ts";
import { useBookmark } from "../../bookmark/use-bookmark.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { searchStorage } from "../../storage/search-storage.ts";
import { useMinimumBusy } from "../../state/use-minimum-busy.ts";
import { useFilterSheet, usePendingFilter } from "./filter-sheet.ts";
import { POPULAR } from "../../load/popular.ts";
import { parsePage } from "../../load/parse-page.ts";
import { filterParameters, listPath, parseFilter, toProductQuery } from "../../load/list-filter.ts";

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
  return named ?? (filter.is_new ? copy.newTitle : copy.allTitle);
}

/** The names of the filter's maker and tag; null without one, and while they load. */
function useNames({ maker, tag }: ProductFilter): { makerName: string | null; tagName: string | null } {
  const { data: makers } = useListMakersQuery(undefined, { skip: maker === null });
  const { data: tags } = useListTagsQuery(undefined, { skip: tag === null });
  const nameOf = (key: string | null, items: readonly { key: string; name: string }[] | undefined) =>
    items?.find((item) => item.key === key)?.name ?? null;
  return { makerName: nameOf(maker, makers?.data), tagName: nameOf(tag, tags?.data) };
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
  filter.word !== "" && [...filterParameters({ ...filter, sort: "recommended" })].length === 1;

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

/** The product list of the URL. */
export function useProductListModel(): ProductListProps {
  const [searchParams] = useSearchParams();
  const filter = parseFilter(searchParams);
  const { goTo, ...sheet } = useFilterSheet();
  const pending = usePendingFilter();
  // The next change builds on the pending filter, however fast the clicks come.
  const requested = pending ?? filter;
  // [categories.fetching] Categories have a fetching flag; the filter is incomplete without them.
  const { data: tree, isFetching: areCategoriesFetching } = useListCategoriesQuery("products");
  const { data, isFetching } = useListProductsQuery(toProductQuery(filter, parsePage(searchParams)));
  const isBusy = useMinimumBusy(isFetching || areCategoriesFetching || pending !== null);
  const trail = findCategoryPath(tree?.data ?? [], filter.category);
  const children = trail.at(-1)?.children ?? tree?.data ?? [];
  const siblings = trail.at(-2)?.children ?? tree?.data ?? [];
  const { makerName, tagName } = useNames(filter);
  const title = titleOf(filter, trail, [tagName, makerName]);
  useSearchHistory(filter.word);
  const products = data?.data ?? [];
  const hasMembers = useGetSettingsQuery().data?.["SITE.IS_MEMBER_USE"];
  const offers = useOffers(data !== undefined && products.length === 0, filter);
  const pathWith: ProductListProps["pathWith"] = ({ page = 1, ...change }) =>
    listPath({ ...requested, ...change }, page);
  return {
    title,
    breadcrumbs:
      trail.length > 0
        ? trail.map(({ key, name }) => ({ name, path: paths.productList({ category: key }) }))
        : [{ name: title, path: paths.productList() }],
    products,
    ...offers,
    requestPath: hasMembers && filter.word !== "" ? paths.productRequestHistory({ word: filter.word }) : null,
    hasReducedRate: hasReducedRate([...products, ...(offers.popular?.products ?? [])]),
    pagination: data?.pagination ?? paginationOf(undefined),
    facets: data?.facets ?? { brands: [], categories: [], price_min: null, price_max: null },
    filter: requested,
    hasPrices: products.every(({ product_price_with_tax }) => product_price_with_tax !== null),
    makerName,
    tagName,
    parameters: [...filterParameters(requested)].map(([name, value]) => ({ name, value })),
    categories: children.length > 0 ? children : siblings,
    isFetching: isBusy,
    pathWith,
    ...sheet,
    bookmark: useBookmark({ url: listPath(filter, FIRST_PAGE), title }),
    onFilterChanged: (change) => goTo(pathWith(change)),
    onFavouriteToggled: useGridFavourite(),
    onAddedToCart: useQuickAdd(),
  };
}
