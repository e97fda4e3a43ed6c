import { catalogue } from "@noren/api/endpoints/catalogue";
import { news } from "@noren/api/endpoints/news";
import { shop } from "@noren/api/endpoints/shop";
import { memo } from "react";
import { HomeView } from "#ui/screens/home/home-view";
import { PageHead } from "../../frame/page-head.tsx";
import { computeCalendarRange } from "../../state/calendar-range.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { findHomeComposition } from "./home-composition.ts";
import { importComposedHome, LateComposedHome } from "./late-composed-home.tsx";
import { useHomeComposition } from "./use-home-composition.ts";
import { COLLECTIONS, FEATURE_AREA, HERO_AREA, NEWEST, NEWS, useHomeModel } from "./home.model.ts";
import { loadOwnSections } from "./own-sections.ts";

/** A home that the shop composed needs its page. All queries of the theme's are optional: it is useful without any of them. */
const load = screenLoad("Home", async (context) => {
  const { prefetch, prefetchOptional } = context;
  const composition = findHomeComposition(await prefetch(shop.endpoints.getSettings, undefined));
  if (composition && (await (await importComposedHome()).loadComposedHome(context, composition))) return;
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

function ThemesHome() {
  return <MemoisedView {...useHomeModel()} />;
}

export default function HomeRoute() {
  const composition = useHomeComposition();
  return (
    <>
      <PageHead />
      {composition ? <LateComposedHome {...composition} /> : <ThemesHome />}
    </>
  );
}
