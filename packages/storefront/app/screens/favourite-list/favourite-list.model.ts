import { paginationOf } from "@noren/api/answers";
import { useGetUserListQuery } from "@noren/api/endpoints/user-list";
import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { FavouriteListProps } from "#ui/screens/favourite-list/favourite-list.props";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

/** The path of a page of a list. */
export const favouriteListPagePath = (key: string, page: number): string =>
  paths.favouriteList({ key }, { page: page > 1 ? page : null });

/** A list of the member's products. */
export function useFavouriteListModel(): FavouriteListProps {
  const key = useParams()["key"] ?? "";
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const pagePath = (to: number) => favouriteListPagePath(key, to);
  const isMember = useIsMember() === true;
  const { currentData, error } = useGetUserListQuery(isMember ? { key, page } : skipToken);
  useMissing(error);
  const { products, keep } = useKept(favouriteListPagePath(key, page), currentData?.listables);
  // Not while products that left the list are kept in view.
  const shown = useLastPage(currentData && { ...currentData, data: products ?? [] }, page, pagePath);
  const toggle = useFavouriteToggle({ onFailed: keep });
  return {
    name: currentData?.name ?? null,
    products: shown,
    hasReducedRate: hasReducedRate(products ?? []),
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath,
    listsPath: paths.favouriteLists(),
    productListPath: paths.productList(),
    choicePath: (product) => paths.favouriteLists({ product: product.key, from: key }),
    onFavouriteToggled: (product) => {
      keep({ ...product, is_favorite: !product.is_favorite });
      toggle(product);
    },
    onAddedToCart: useQuickAdd(),
  };
}

/** Keeps the products of a page in view after they left the list, so that the heart can be pressed again. */
function useKept(path: string, listed: readonly ProductInfo[] | undefined) {
  const [kept, setKept] = useState<{ path: string; products: readonly ProductInfo[] } | null>(null);
  const isKept = kept?.path === path;
  if (listed && !isKept) setKept({ path, products: listed });
  const byId = new Map(listed?.map((product) => [product.id, product]));
  return {
    products: (isKept ? kept.products.map((product) => byId.get(product.id) ?? product) : listed) ?? null,
    keep: ({ id, is_favorite }: Pick<ProductInfo, "id" | "is_favorite">) =>
      setKept((before) => {
        if (!before) return before;
        const changed = (each: ProductInfo) => (each.id === id ? { ...each, is_favorite } : each);
        return { ...before, products: before.products.map(changed) };
      }),
  };
}
