import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useMemo } from "react";
import { shopStorage, type ShopStorage } from "../storage/shop-storage.ts";

/** `SITE.NAMESPACE`, the prefix of every storage key. */
export const useShopNamespace = (): string => useGetSettingsQuery().data?.["SITE.NAMESPACE"] ?? "noren";

/** The shop's browser storage, for models. On the server it reads null and stores nothing. */
export function useShopStorage(): ShopStorage {
  const namespace = useShopNamespace();
  return useMemo(() => shopStorage(namespace), [namespace]);
}
