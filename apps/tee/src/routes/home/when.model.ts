import { productDetails, useGetProductDeliveryQuery } from "@noren/api/endpoints/product-details";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { useStorageOf } from "@noren/storefront/state/use-shop-storage";
import { useStored } from "@noren/storefront/state/use-stored";
import { prefectureStorage } from "@noren/storefront/storage/prefecture-storage";
import type { WhenProps } from "../../own/when/when.tsx";

/** A product with a number, for all of them: its page and the home show the same day. */
const NUMBERED = "bango-cotton";

/** Tokyo, for a visitor who has not chosen a prefecture. */
const DEFAULT_PREFECTURE = 13;

/** Loads when an order of today arrives. */
export const loadWhen = ({ prefetchOptional }: LoadContext): Promise<unknown> =>
  prefetchOptional(productDetails.endpoints.getProductDelivery, { key: NUMBERED, prefecture: DEFAULT_PREFECTURE });

/** When an order of today arrives, as the product's page says it for the visitor's prefecture. */
export function useWhenModel(): WhenProps {
  const prefecture = useStored(useStorageOf(prefectureStorage)) ?? DEFAULT_PREFECTURE;
  const { data } = useGetProductDeliveryQuery({ key: NUMBERED, prefecture });
  const { data: settings } = useGetSettingsQuery();
  const { arrival, transit_days } = data ?? {};
  return {
    delivery:
      data && arrival && transit_days !== undefined
        ? { prefecture: data.prefecture, firstOn: arrival.first_on, transitDays: transit_days }
        : null,
    cutOff: settings?.["ORDER.DELIVERY.CUT_OFF"] ?? "",
  };
}
