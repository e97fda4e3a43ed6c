import { paginationOf } from "@noren/api/answers";
import { useDeleteSearchHistoryMutation, useListSearchHistoriesQuery } from "@noren/api/endpoints/search";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import { productSearchHistoryCopy as copy } from "#ui/screens/product-search-history/product-search-history.copy";
import type { ProductSearchHistoryProps } from "#ui/screens/product-search-history/product-search-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The path of a page of the member's search words. */
const searchHistoryPagePath = (page: number): string => paths.productSearchHistory({ page: page > 1 ? page : null });

/** The words that the member searched for. */
export function useProductSearchHistoryModel(): ProductSearchHistoryProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListSearchHistoriesQuery(isMember ? { page } : skipToken);
  const entries = useLastPage(currentData, page, searchHistoryPagePath);
  const { busyId, change } = useOneChange<number>();
  const [remove] = useDeleteSearchHistoryMutation();
  return {
    words: entries?.map((entry) => ({ ...entry, path: paths.productList({ word: entry.word }) })) ?? null,
    busyId,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: searchHistoryPagePath,
    homePath: paths.mypageHome(),
    productListPath: paths.productList(),
    onRemoved: ({ id, word }) => void change(id, () => remove(id).unwrap(), copy.removed(word)),
  };
}
