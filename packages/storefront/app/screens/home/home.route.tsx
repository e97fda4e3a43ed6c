import { catalogue } from "@noren/api/endpoints/catalogue";
import { news } from "@noren/api/endpoints/news";
import { shop } from "@noren/api/endpoints/shop";
import { memo } from "react";
import { HomeView } from "#ui/screens/home/home-view";
import { PageHead } from "../../frame/page-head.tsx";
import { computeCalendarRange } from "../../state/calendar-range.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { COLLECTIONS, FEATURE_AREA, HERO_AREA, NEWEST, NEWS, useHomeModel } from "./home.model.ts";
import { loadOwnSections } from "./own-sections.ts";

/** All queries are optional: the home page is useful without any of them. */
const load = screenLoad("Home", async (context) => {
  const { prefetchOptional } = context;
  await Promise.all([
    prefetchOptional(shop.endpoints.listBanners, HERO_AREA),
    prefetchOptional(shop.endpoints.listBanners, FEATURE_AREA),
    prefetchOptional(news.endpoints.listNews, NEWS),
    prefetchOptional(shop.endpoints.listBusinessDates, computeCalendarRange(Date.now()).range),
    prefetchOptional(catalogue.endpoints.listProducts, NEWEST),
    ...COLLECTIONS.map((query) => prefetchOptional(shop.endpoints.getCollection, query)),
    loadOwnSections(context),
  ]);
});

export { load as clientLoader, load as loader };

/** Most changes of the store, such as the start of the session, change nothing here. */
const MemoisedView = memo(HomeView);

export default function HomeRoute() {
  return (
    <>
      <PageHead />
      <MemoisedView {...useHomeModel()} />
    </>
  );
}
