import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useMemo } from "react";
import { shopStorage, type ShopStorage } from "../storage/shop-storage.ts";

/** The shop's browser storage, for models. On the server it reads null and stores nothing. */
export function useShopStorage(): ShopStorage {
  const { data: settings } = useGetSettingsQuery();
  const namespace = settings?.["SITE.NAMESPACE"] ?? "noren";
  return useMemo(() => shopStorage(namespace), [namespace]);
}
