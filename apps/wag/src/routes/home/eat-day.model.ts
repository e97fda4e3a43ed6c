import { prefectures, useListPrefecturesQuery } from "@noren/api/endpoints/prefecture";
import { catalogue, useListProductsQuery } from "@noren/api/endpoints/catalogue";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { productDetails, useListProductDeliveriesQuery } from "@noren/api/endpoints/product-details";
import type { ProductInfo } from "@noren/contract";
import { SIDE_CALL_WAIT_MS } from "@noren/domain/limits";
import { isPrefectureId } from "@noren/domain/stored-prefecture";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { useStorageOf } from "@noren/storefront/state/use-shop-storage";
import { useStored } from "@noren/storefront/state/use-stored";
import { waitAtMost } from "@noren/storefront/state/when";
import { prefectureStorage } from "@noren/storefront/storage/prefecture-storage";
import { isDay } from "@noren/validation/is-day";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { EAT_FIELDS } from "../../own/eat-day/eat-fields.ts";
import type { EatDayProps } from "../../own/eat-day/eat-day.tsx";
import { SWEETS } from "./sweets.model.ts";

/** Tokyo, for a visitor who has not chosen a prefecture. */
const DEFAULT_PREFECTURE = 13;

/** The most products of one call. */
const KEYS_MAX = 100;

/** The day and the prefecture that the form sends, by which the page answers without scripts. */
function parseWish(query: URLSearchParams): { eatOn: string | null; prefecture: number | null } {
  const day = query.get(EAT_FIELDS.otherDay) || query.get(EAT_FIELDS.day) || "";
  const prefecture = Number(query.get(EAT_FIELDS.prefecture));
  return { eatOn: isDay(day) ? day : null, prefecture: isPrefectureId(prefecture) ? prefecture : null };
}

/** Leaves the day in the URL, so that the way back, a reload and a shared link return to it. */
function writeWish(day: string | null, prefecture: number): void {
  const url = new URL(location.href);
  for (const field of Object.values(EAT_FIELDS)) url.searchParams.delete(field);
  if (day !== null) {
    url.searchParams.set(EAT_FIELDS.day, day);
    url.searchParams.set(EAT_FIELDS.prefecture, String(prefecture));
  }
  history.replaceState(history.state, "", url);
}

const deliveriesOf = (products: readonly ProductInfo[], prefecture: number) => ({
  keys: products
    .slice(0, KEYS_MAX)
    .map(({ key }) => key)
    .join(),
  prefecture,
});

/** Loads the sweets, and their deliveries where the URL has a day. The home waits for each as for a call at the side. */
export async function loadEatDay({ prefetch, prefetchOptional, url }: LoadContext): Promise<void> {
  const { eatOn, prefecture } = parseWish(url.searchParams);
  const named = prefetchOptional(prefectures.endpoints.listPrefectures, undefined);
  const { listProducts } = catalogue.endpoints;
  const asked = eatOn === null ? null : prefetch(listProducts, SWEETS).catch(() => null);
  const products = asked && (await waitAtMost(SIDE_CALL_WAIT_MS, asked));
  if (products && products.data.length > 0) {
    const deliveries = deliveriesOf(products.data, prefecture ?? DEFAULT_PREFECTURE);
    await prefetchOptional(productDetails.endpoints.listProductDeliveries, deliveries);
  } else await prefetchOptional(listProducts, SWEETS);
  await named;
}

/** The chosen day and prefecture, and how each sweet gets there. Null in a shop without sweets. */
export function useEatDayModel(): EatDayProps | null {
  const ofUrl = parseWish(useSearchParams()[0]);
  const storage = useStorageOf(prefectureStorage);
  const stored = useStored(storage);
  const [eatOn, setEatOn] = useState(ofUrl.eatOn);
  const [chosen, setChosen] = useState<number | null>(null);
  const prefecture = chosen ?? ofUrl.prefecture ?? stored ?? DEFAULT_PREFECTURE;
  const products = useListProductsQuery(SWEETS).data?.data ?? [];
  const { data: named } = useListPrefecturesQuery();
  const { data: settings } = useGetSettingsQuery();
  const isAsking = eatOn !== null && products.length > 0;
  const deliveries = useListProductDeliveriesQuery(isAsking ? deliveriesOf(products, prefecture) : skipToken);
  if (products.length === 0) return null;
  return {
    products,
    eatOn,
    prefecture,
    prefectures: named?.data ?? [],
    deliveries: (isAsking && deliveries.currentData?.data) || null,
    choosableDays: settings?.["ORDER.DELIVERY.CHOOSABLE_DAYS"] ?? 1,
    isFailed: isAsking && deliveries.isError,
    onDayChosen: (day) => {
      setEatOn(day);
      writeWish(day, prefecture);
    },
    onPrefectureChosen: (id) => {
      setChosen(id);
      storage.write(id);
      writeWish(eatOn, id);
    },
    onRetried: () => void deliveries.refetch(),
  };
}
