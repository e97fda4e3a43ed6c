import { useGetStaticPageQuery } from "@noren/api/endpoints/shop";
import type { StaticPage } from "@noren/contract";
import { useLocation } from "react-router";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { PageHead } from "../../frame/page-head.tsx";
import { load, staticPath } from "./static-page.load.ts";
import { useStaticPageModel } from "./static-page.model.ts";

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
