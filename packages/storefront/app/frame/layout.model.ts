import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { useGetCartQuery } from "@noren/api/endpoints/cart";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { isLoggedIn, isUndecided } from "@noren/domain/session";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import type { LayoutProps } from "#ui/layouts/layout.props";
import { useAppSelector } from "../state/hooks.ts";

/** Props of the layouts, and where pictures are stored. */
export function useLayoutModel(): Omit<LayoutProps, "children"> & { storage: string } {
  const { data: settings } = useGetSettingsQuery();
  const { data: categories } = useListCategoriesQuery("products");
  const token = useAppSelector(({ cart }) => cart.token);
  const { data: cart } = useGetCartQuery(token ?? skipToken);
  const session = useAppSelector((state) => state.session);
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const shop = {
    shopName: settings?.["SITE.NAME"] ?? "",
    categories: categories?.data ?? [],
    hasMembers: settings?.["SITE.IS_MEMBER_USE"] ?? false,
  };
  return {
    storage: `${settings?.["SITE.STORAGE_URL"] ?? "/storage"}/${settings?.["SITE.CHANNEL_PREFIX"] ?? ""}`,
    header: {
      ...shop,
      word: search.get("word") ?? "",
      cartCount: cart ? cart.detail.products.reduce((sum, { quantity }) => sum + quantity, 0) : null,
      isMember: isUndecided(session) ? null : isLoggedIn(session),
      onSearched: (word) => void navigate(`/product?${new URLSearchParams({ word })}`),
    },
    footer: shop,
  };
}
