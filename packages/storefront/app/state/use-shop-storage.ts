import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useMemo } from "react";
import { shopStorage, type ShopStorage } from "../storage/shop-storage.ts";

/** What this browser keeps for the shop; for models. Reads null and keeps nothing where there is no browser. */
export function useShopStorage(): ShopStorage {
  const { data: settings } = useGetSettingsQuery();
  const namespace = settings?.["SITE.NAMESPACE"] ?? "noren";
  return useMemo(() => shopStorage(namespace), [namespace]);
}
