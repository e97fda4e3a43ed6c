import { useGetGiftShippingQuery, useListGiftLeadTimesQuery } from "@noren/api/endpoints/gift";
import type { GiftAddress } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";

/** The delivery days and time slots of a gift at an address, with the queries that they come from. */
export function useGiftLeadTime(chosen: { token: string; address: GiftAddress } | null) {
  const shipping = useGetGiftShippingQuery(chosen?.token ?? skipToken);
  const leadTimes = useListGiftLeadTimesQuery(
    chosen ? { token: chosen.token, postal: chosen.address.postal_code, pref: chosen.address.prefecture } : skipToken,
  );
  const leadTime = leadTimes.currentData?.data.find(({ order_shipping_id: id }) => id === shipping.currentData?.id);
  return { shipping, leadTimes, leadTime };
}
