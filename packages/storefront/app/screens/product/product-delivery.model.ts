import { useListAddressesQuery } from "@noren/api/endpoints/address";
import { useListPrefecturesQuery } from "@noren/api/endpoints/prefecture";
import { useGetProductDeliveryQuery, useGetProductDetailsQuery } from "@noren/api/endpoints/product-details";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { countExpectedPoints } from "@noren/domain/expected-points";
import { isPrefectureId } from "@noren/domain/stored-prefecture";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductDeliveryProps } from "#ui/screens/product/product-delivery.props";
import type { ProductProps } from "#ui/screens/product/product.props";
import { useHeldCart } from "../../state/use-held-cart.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { useStored } from "../../state/use-stored.ts";
import { prefectureStorage } from "../../storage/prefecture-storage.ts";

/** What the product page is about to put into the cart. */
export type Pieces = Pick<ProductProps, "product" | "price" | "quantity" | "isSoldOut">;

/** The prefecture's id in the URL, by which the page answers without scripts. */
export function parsePrefecture(query: URLSearchParams): number | null {
  const text = query.get("prefecture") ?? "";
  const id = /^\d{1,2}$/.test(text) ? Number(text) : null;
  return isPrefectureId(id) ? id : null;
}

/** What the pieces cost and bring besides their price: postage, points, and the day of their arrival. */
export function useProductDeliveryModel({ product, price, quantity, isSoldOut }: Pieces): ProductDeliveryProps {
  const { data: settings } = useGetSettingsQuery();
  const { data: prefectures } = useListPrefecturesQuery();
  const { data: details } = useGetProductDetailsQuery(product.key);
  const untilFree = useUntilFreeCarriage(settings);
  const isMember = useIsMember();
  const { prefecture, choose } = usePrefecture();
  const { currentData: delivery = null, isFetching } = useGetProductDeliveryQuery(
    prefecture === null ? skipToken : { key: product.key, prefecture },
  );
  const sum = price.value === null ? null : price.value * quantity;
  const isSumFrom = price.from === true;
  const rest = untilFree === null || sum === null ? null : untilFree - sum;
  return {
    freeCarriage:
      untilFree === null || rest === null ? null : { isReached: rest <= 0, missing: isSumFrom ? untilFree : rest },
    points: (settings && sum !== null && countExpectedPoints(settings, sum)) || null,
    isSumFrom,
    isMember: isMember === true,
    limits: details?.delivery_limits ?? [],
    arrival: isSoldOut ? null : (product.arrival ?? null),
    isSoldOut,
    prefectures: prefectures?.data ?? [],
    prefecture,
    delivery,
    isFetching,
    formPath: `${paths.product({ key: product.key })}#delivery`,
    onPrefectureChosen: choose,
  };
}

/** Yen that this browser's cart lacks for free delivery, at most 0 once it is free; null where it never is. */
function useUntilFreeCarriage(settings: Settings | undefined): number | null {
  return useHeldCart()?.detail.order.until_free_carriage ?? settings?.["ORDER.CARRIAGE.FREE_FROM"] ?? null;
}

/** The prefecture: of the URL, as chosen, as chosen before, or of the member's default address. */
function usePrefecture() {
  const ofUrl = parsePrefecture(useSearchParams()[0]);
  const storage = useStorageOf(prefectureStorage);
  const stored = useStored(storage);
  const [chosen, setChosen] = useState<number | null>(null);
  const known = chosen ?? ofUrl ?? stored ?? null;
  const isMember = useIsMember();
  const { data: book } = useListAddressesQuery(isMember === true && known === null ? undefined : skipToken);
  const { data: prefectures } = useListPrefecturesQuery();
  const own = book?.data.find(({ is_default }) => is_default)?.prefecture;
  return {
    prefecture: known ?? prefectures?.data.find(({ name }) => name === own)?.id ?? null,
    choose: (id: number) => {
      setChosen(id);
      storage.write(id);
    },
  };
}
