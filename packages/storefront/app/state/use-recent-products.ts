import { useListGuestProductHistoriesQuery, useListProductHistoriesQuery } from "@noren/api/endpoints/history";
import type { Answer, ProductInfo } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo } from "react";
import { useIsMember } from "./use-is-member.ts";

const NONE: ProductInfo[] = [];

type Histories = Pick<Answer<"listGuestProductHistories">, "data">;

/** Without the status of the call, whose changes would render the page again. */
const DATA_ONLY = {
  selectFromResult: ({ currentData }: { currentData?: Histories | undefined }) => ({ currentData }),
};

/** [history.product] The last viewed products; those of the member when logged in. Empty on the server. */
export function useRecentProducts(): ProductInfo[] {
  const isMember = useIsMember();
  const guest = useListGuestProductHistoriesQuery(isMember === false ? undefined : skipToken, DATA_ONLY);
  const member = useListProductHistoriesQuery(isMember === true ? undefined : skipToken, DATA_ONLY);
  const viewed = isMember === null ? undefined : (isMember ? member : guest).currentData;
  return useMemo(() => viewed?.data.map(({ product }) => product) ?? NONE, [viewed]);
}
