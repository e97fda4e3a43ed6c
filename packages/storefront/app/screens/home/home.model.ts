import { useListCategoriesQuery, useListProductsQuery, type ProductQuery } from "@noren/api/endpoints/catalogue";
import { useListNewsQuery } from "@noren/api/endpoints/news";
import { shop, useGetCollectionQuery, useGetSettingsQuery, useListBannersQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { hasReducedRate } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo } from "react";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { useAppSelector } from "../../state/hooks.ts";
import { useBusinessCalendar } from "../../state/use-business-calendar.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { useRecentProducts } from "../../state/use-recent-products.ts";

// The queries of the home page. The load and the model must use the same ones, or the model finds nothing in the cache.
export const HERO_AREA = "home-hero";
export const FEATURE_AREA = "home-feature";
export const NEWS = { per: 4 };
export const NEWEST: ProductQuery = { is_new: true, sort: "newest", per: 4 };

/** The collections that a home page shows, in order. A shop may lack one of them. */
export const COLLECTIONS = ["ranking", "seasonal", "gift", "craft"] as const;

export type CollectionAlias = (typeof COLLECTIONS)[number];

export const collectionQuery = (alias: CollectionAlias) => ({ alias, per: alias === "ranking" ? 8 : 4 });

function useCollection(alias: CollectionAlias): HomeCollection[] {
  const query = useMemo(() => collectionQuery(alias), [alias]);
  // Do not fetch again what the server got a 404 for.
  const select = useMemo(() => shop.endpoints.getCollection.select(query), [query]);
  const error = useAppSelector((state) => select(state).error);
  const isMissing = (error as Problem | undefined)?.kind === "notFound";
  const { data } = useGetCollectionQuery(isMissing ? skipToken : query);
  return data ? [{ alias, title: data.title, lead: data.lead, products: data.data, path: null }] : [];
}

function useNewest(): HomeCollection[] {
  const { data } = useListProductsQuery(NEWEST);
  const path = paths.productList({ is_new: 1, sort: "newest" });
  return data?.data.length
    ? [{ alias: "newest", title: copy.newest, lead: copy.newestLead, products: data.data, path }]
    : [];
}

/** The shop's home. */
export function useHomeModel(): HomeProps {
  const { data: settings } = useGetSettingsQuery();
  const { data: heroes } = useListBannersQuery(HERO_AREA);
  const { data: features } = useListBannersQuery(FEATURE_AREA);
  const { data: categories } = useListCategoriesQuery("products");
  const { data: news } = useListNewsQuery(NEWS);
  const [ranking, seasonal, gift, craft] = [
    useCollection("ranking"),
    useCollection("seasonal"),
    useCollection("gift"),
    useCollection("craft"),
  ];
  const collections = [...useNewest(), ...ranking, ...seasonal, ...gift, ...craft];
  const recentProducts = useRecentProducts();
  return {
    shopName: settings?.["SITE.NAME"] ?? "",
    heroes: heroes?.data ?? [],
    features: features?.data ?? [],
    categories: categories?.data ?? [],
    collections,
    news: news?.data ?? [],
    ...useBusinessCalendar(),
    recentProducts,
    hasReducedRate: hasReducedRate([...collections.flatMap(({ products }) => products), ...recentProducts]),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
