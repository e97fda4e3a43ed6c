import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useMemo } from "react";
import { shopStorage, type ShopStorage } from "../storage/shop-storage.ts";

/** `SITE.NAMESPACE`, the prefix of every storage key. */
export const useShopNamespace = (): string => useGetSettingsQuery().data?.["SITE.NAMESPACE"] ?? "noren";

/** A browser storage of the shop. `open` must not change between renderings. */
export function useStorageOf<Storage>(open: (namespace: string) => Storage): Storage {
  const namespace = useShopNamespace();
  return useMemo(() => open(namespace), [open, namespace]);
}

/** The shop's browser storage, for models. On the server it reads null and stores nothing. */
export const useShopStorage = (): ShopStorage => useStorageOf(shopStorage);
