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
import { sectionOrder } from "#ui/screens/home/section-order";
import type { HomeCollectionSection } from "#ui/theme.props";
import { useGridFavourite } from "../../favourite/use-grid-favourite.ts";
import { composeHooks } from "../../state/compose-hooks.ts";
import { useAppSelector } from "../../state/hooks.ts";
import { useBusinessCalendar } from "../../state/use-business-calendar.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useRecentProducts } from "../../state/use-recent-products.ts";
import { useOwnSections } from "./own-sections.ts";

// The queries of the home page. The load and the model must use the same ones, or the model finds nothing in the cache.
export const HERO_AREA = "home-hero";
export const FEATURE_AREA = "home-feature";
export const NEWS = { per: 4 };
export const NEWEST: ProductQuery = { is_new: true, sort: "newest", per: 4 };

/** The collections that the theme's home shows, each the argument of its query. A shop may lack one of them. */
export const COLLECTIONS = sectionOrder.filter((section) => typeof section === "object");

function useCollection(query: HomeCollectionSection): HomeCollection | null {
  // Do not fetch again what the server got a 404 for.
  const select = useMemo(() => shop.endpoints.getCollection.select(query), [query]);
  const error = useAppSelector((state) => select(state).error);
  const isMissing = (error as Problem | undefined)?.kind === "notFound";
  const { data } = useGetCollectionQuery(isMissing ? skipToken : query);
  return useMemo(
    () => (data ? { alias: query.alias, title: data.title, lead: data.lead, products: data.data, path: null } : null),
    [data, query],
  );
}

const useCollections = composeHooks(COLLECTIONS.map((query) => () => useCollection(query)));

function useNewest(): HomeCollection | null {
  const { data } = useListProductsQuery(NEWEST);
  return useMemo(() => {
    const path = paths.productList({ is_new: 1, sort: "newest" });
    return data?.data.length
      ? { alias: "newest", title: copy.newest, lead: copy.newestLead, products: data.data, path }
      : null;
  }, [data]);
}

const NONE: readonly never[] = [];

/** The shop's home. Each prop stays the same until its data changes, for the memoised view. */
export function useHomeModel(): HomeProps {
  const { data: settings } = useGetSettingsQuery();
  const { data: heroes } = useListBannersQuery(HERO_AREA);
  const { data: features } = useListBannersQuery(FEATURE_AREA);
  const { data: categories } = useListCategoriesQuery("products");
  const { data: news } = useListNewsQuery(NEWS);
  const newest = useNewest();
  const found = useCollections();
  const collections = useMemo(() => found.filter((collection) => collection !== null), [found]);
  const ownSections = useOwnSections();
  const recentProducts = useRecentProducts();
  return {
    shopName: settings?.["SITE.NAME"] ?? "",
    heroes: heroes?.data ?? NONE,
    features: features?.data ?? NONE,
    categories: categories?.data ?? NONE,
    newest,
    collections,
    news: news?.data ?? NONE,
    ...useBusinessCalendar(),
    recentProducts,
    hasReducedRate: hasReducedRate(
      [newest, ...collections, { products: recentProducts }, ...Object.values(ownSections)].flatMap(
        (section) => section?.products ?? [],
      ),
    ),
    ownSections,
    onFavouriteToggled: useGridFavourite(),
    onAddedToCart: useQuickAdd(),
  };
}
