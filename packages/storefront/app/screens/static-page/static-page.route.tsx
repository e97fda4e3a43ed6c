import { useGetStaticPageQuery, shop } from "@noren/api/endpoints/shop";
import type { StaticPage } from "@noren/contract";
import { useLocation } from "react-router";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useStaticPageModel } from "./static-page.model.ts";

/** The path as static pages spell it: without a trailing slash. */
export const staticPath = (pathname: string): string => pathname.replace(/\/+$/, "");

/** `/*` loads the static page of the URL; without one the page is not found [routes.catch-all]. */
const load = screenLoad("StaticPage", async ({ prefetch, url }) => {
  await prefetch(shop.endpoints.getStaticPage, staticPath(decodeURI(url.pathname)));
});

export { load as clientLoader, load as loader };

/** [static.reset] A page is cleared as soon as the URL changes. */
export default function StaticPageRoute() {
  const { currentData: page } = useGetStaticPageQuery(staticPath(decodeURI(useLocation().pathname)));
  return page ? <OwnPage page={page} /> : null;
}

function OwnPage({ page }: { page: StaticPage }) {
  return (
    <>
      <PageHead title={page.title} />
      <StaticPageView {...useStaticPageModel(page)} />
    </>
  );
}
