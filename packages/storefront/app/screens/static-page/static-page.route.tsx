import { useGetStaticPageQuery } from "@noren/api/endpoints/shop";
import { useLocation } from "react-router";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { PageHead } from "../../frame/page-head.tsx";
import { load, staticPath } from "./static-page.load.ts";

export { load as clientLoader, load as loader };

export default function StaticPageRoute() {
  const { data: page } = useGetStaticPageQuery(staticPath(decodeURI(useLocation().pathname)));
  return page ? (
    <>
      <PageHead title={page.title} />
      <StaticPageView page={page} />
    </>
  ) : null;
}
