import { useListGuestProductHistoriesQuery, useListProductHistoriesQuery } from "@noren/api/endpoints/history";
import type { ProductInfo } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import { useIsMember } from "./use-is-member.ts";

/** [history.product] The last viewed products; those of the member when logged in. Empty on the server. */
export function useRecentProducts(): ProductInfo[] {
  const isMember = useIsMember();
  const guest = useListGuestProductHistoriesQuery(isMember === false ? undefined : skipToken);
  const member = useListProductHistoriesQuery(isMember === true ? undefined : skipToken);
  const viewed = isMember ? member.currentData : guest.currentData;
  return isMember === null ? [] : (viewed?.data.map(({ product }) => product) ?? []);
}
