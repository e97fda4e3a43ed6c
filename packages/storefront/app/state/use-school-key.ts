import { api } from "@noren/api";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { afterSchoolKey } from "@noren/domain/return-path";
import { useEffect, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useAppDispatch } from "./hooks.ts";
import { useShopStorage } from "./use-shop-storage.ts";

/** Only the API's answer to an entered key changes it. */
const onNothing = () => () => undefined;

/** Whether this browser has a school's key; null in a shop where the key opens nothing. False on the server. */
export function useHasSchoolKey(): boolean | null {
  const { data: settings } = useGetSettingsQuery();
  const { hasSchoolKey } = useShopStorage();
  const hasKey = useSyncExternalStore(onNothing, hasSchoolKey.read, () => false);
  return settings?.["SCHOOL.KEY_GATES"] ? hasKey : null;
}

/** Refetches what the server rendered without prices, since it gets no browser's key. */
export function useSchoolKeyPrices(): void {
  const dispatch = useAppDispatch();
  const { data: settings } = useGetSettingsQuery();
  const areShown = useHasSchoolKey() === true && settings?.["SCHOOL.KEY_GATES"] === "prices";
  useEffect(() => {
    if (areShown) dispatch(api.util.invalidateTags(["Viewer"]));
  }, [areShown, dispatch]);
}

/** The redirect of the school key's screen, and the callback for an accepted key. */
export function useSchoolKeyScreen(): { returnPath: string; onAccepted: () => void } {
  const [query] = useSearchParams();
  const dispatch = useAppDispatch();
  return {
    returnPath: afterSchoolKey(query),
    // Data fetched without the key lacks prices and products.
    onAccepted: () => void dispatch(api.util.invalidateTags(["Viewer"])),
  };
}
