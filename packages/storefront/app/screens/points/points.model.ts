import { paginationOf } from "@noren/api/answers";
import { useGetPointsQuery, useListPointHistoriesQuery } from "@noren/api/endpoints/point";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { lastMomentBefore } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { PointsProps } from "#ui/screens/points/points.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The path of a page of the member's points. */
export const pointsPagePath = (page: number): string => paths.points({ page: page > 1 ? page : null });

/** The member's points and their history. */
export function usePointsModel(): PointsProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data: balance } = useGetPointsQuery(isMember ? undefined : skipToken);
  const page = parsePage(searchParams);
  const { currentData } = useListPointHistoriesQuery(isMember ? { page } : skipToken);
  const entries = useLastPage(currentData, page, pointsPagePath);
  return {
    messages: usePageMessages("point"),
    point: balance?.point ?? null,
    lastsUntil: balance?.expires_at ? lastMomentBefore(balance.expires_at) : null,
    earnPercent: settings?.["POINT.EARN_PERCENT"] || null,
    movements:
      entries?.map((movement) => ({
        ...movement,
        orderPath: movement.order_id === null ? null : paths.order({ key: movement.order_id }),
      })) ?? null,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: pointsPagePath,
    homePath: paths.mypageHome(),
  };
}
