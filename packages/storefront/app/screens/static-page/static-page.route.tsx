import { useGetStaticPageQuery, shop } from "@noren/api/endpoints/shop";
import type { StaticPage } from "@noren/contract";
import { useLocation } from "react-router";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useStaticPageModel } from "./static-page.model.ts";

/** The address as static pages spell it: no slash at the end. */
export const staticPath = (pathname: string): string => pathname.replace(/\/+$/, "");

/** `/*` asks for a static page of that address; where there is none the page is not found [routes.catch-all]. */
const load = screenLoad("StaticPage", async ({ prefetch, url }) => {
  await prefetch(shop.endpoints.getStaticPage, staticPath(decodeURI(url.pathname)));
});

export { load as clientLoader, load as loader };

/** [static.reset] A page is cleared as soon as the address is another's. */
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
