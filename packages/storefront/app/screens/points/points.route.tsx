import { point } from "@noren/api/endpoints/point";
import { shop } from "@noren/api/endpoints/shop";
import { notFoundProblem } from "@noren/domain/problem";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { PointsView } from "#ui/screens/points/points-view";
import { pointsCopy as copy } from "#ui/screens/points/points.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { pointsPagePath, usePointsModel } from "./points.model.ts";

/** 404 in a shop without points. A page beyond the last redirects to the last. */
const load = screenLoad("Points", async ({ prefetch, url }) => {
  const settings = await prefetch(shop.endpoints.getSettings, undefined);
  if (!settings["POINT.IS_USE"]) throw toProblemResponse(notFoundProblem);
  const page = parsePage(url.searchParams);
  const last = lastPageIfBeyond({ ...(await prefetch(point.endpoints.listPointHistories, { page })), page });
  if (last !== null) throw replace(pointsPagePath(last));
});

export { load as clientLoader, load as loader };

export default function PointsRoute() {
  const props = usePointsModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <PointsView {...props} />
    </>
  );
}
