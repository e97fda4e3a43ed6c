import { freeArea } from "@noren/api/endpoints/free-area";
import { useGetStaticPageQuery, shop } from "@noren/api/endpoints/shop";
import type { StaticPage } from "@noren/contract";
import { staticPages } from "@noren/contract/paths";
import { barePath } from "@noren/domain/paths";
import { useLocation } from "react-router";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { computeCalendarRange } from "../../state/calendar-range.ts";
import { useStaticPageModel } from "./static-page.model.ts";

const pageUrl = (pathname: string) => barePath(decodeURI(pathname));

/** Loads the static page of the URL, or responds with 404 [routes.catch-all]. */
const load = screenLoad("StaticPage", async ({ prefetch, prefetchOptional, url }) => {
  const path = pageUrl(url.pathname);
  await Promise.all([
    prefetch(shop.endpoints.getStaticPage, path),
    ...(path === staticPages.delivery
      ? [
          prefetchOptional(freeArea.endpoints.listFreeAreas, undefined),
          prefetchOptional(shop.endpoints.listBusinessDates, computeCalendarRange(Date.now()).range),
        ]
      : []),
  ]);
});

export { load as clientLoader, load as loader };

/** [static.reset] A page is cleared as soon as the URL is another page's. */
export default function StaticPageRoute() {
  const { currentData: page } = useGetStaticPageQuery(pageUrl(useLocation().pathname));
  return page ? <LoadedPage page={page} /> : null;
}

function LoadedPage({ page }: { page: StaticPage }) {
  return (
    <>
      <PageHead title={page.title} />
      <StaticPageView {...useStaticPageModel(page)} />
    </>
  );
}
