import { useTakeCouponMutation } from "@noren/api/endpoints/coupon";
import { layout, useGetLayoutQuery } from "@noren/api/endpoints/layout";
import { shop, useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { isLoginRequired } from "@noren/contract/settings";
import { skipToken } from "@reduxjs/toolkit/query";
import { useLocation, useMatches } from "react-router";
import { PageArea } from "#ui/slots/page-area/page-area";
import { loadBlocks } from "../blocks/block-sources.ts";
import { useBlocksModel } from "../blocks/use-blocks-model.ts";
import type { LoadContext } from "../load/screen-load.ts";
import { useIsMember } from "../state/use-is-member.ts";
import { areaPageOfPattern, areaPageOfRoute } from "./area-page.ts";

const places = ["top", "side", "bottom"] as const;

/** The blocks of an area, for its place around the page. */
function Area({ place }: { place: (typeof places)[number] }) {
  const { pathname, search } = useLocation();
  const id = useMatches().at(-1)?.id;
  const isMember = useIsMember();
  const { data: settings } = useGetSettingsQuery();
  const isClosed = settings === undefined || (isLoginRequired(settings) && isMember !== true);
  const { currentData } = useGetLayoutQuery(isClosed ? skipToken : areaPageOfRoute(id, new URLSearchParams(search)));
  const [takeCoupon] = useTakeCouponMutation();
  const blocks = useBlocksModel(currentData?.[place], pathname + search, (coupon) =>
    takeCoupon({ coupon_id: coupon }).unwrap(),
  );
  // The server omits the areas of a shop for members. This element makes the browser load the code; an empty area would not.
  if (isClosed) return <div />;
  const isTop = place === "top";
  return (
    <PageArea
      {...blocks}
      place={place}
      hidesHeader={isTop && currentData?.is_show_header === false}
      hidesFooter={isTop && currentData?.is_show_footer === false}
    />
  );
}

/** Above the page. Also hides the shop's header or footer if the layout requires it. */
export const TopArea = () => <Area place="top" />;

/** Beside the page, on a narrow screen below it. */
export const SideArea = () => <Area place="side" />;

/** Below the page. */
export const BottomArea = () => <Area place="bottom" />;

/**
 * Fetches on the server what surrounds a page.
 * @param pattern of the page's route
 */
export async function prefetchAreas(context: LoadContext, pattern: string): Promise<void> {
  const { prefetch, prefetchOptional, url } = context;
  // The server renders every page as for a guest.
  if (isLoginRequired(await prefetch(shop.endpoints.getSettings, undefined))) return;
  const areas = await prefetchOptional(layout.endpoints.getLayout, areaPageOfPattern(pattern, url.searchParams));
  if (areas)
    await loadBlocks(
      context,
      places.flatMap((place) => areas[place]),
    );
}
