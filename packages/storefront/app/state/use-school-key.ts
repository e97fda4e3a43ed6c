import { api } from "@noren/api";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { afterSchoolKey } from "@noren/domain/return-path";
import { useEffect, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useAppDispatch } from "./hooks.ts";
import { useShopStorage } from "./use-shop-storage.ts";

/** Only the API changes it, with the answer to a key that was entered. */
const onNothing = () => () => undefined;

/** Whether this browser has a school's key; null in a shop where the key opens nothing. False on the server. */
export function useHasSchoolKey(): boolean | null {
  const { data: settings } = useGetSettingsQuery();
  const { hasSchoolKey } = useShopStorage();
  const hasKey = useSyncExternalStore(onNothing, hasSchoolKey.read, () => false);
  return settings?.["SCHOOL.KEY_GATES"] ? hasKey : null;
}

/** Fetches again what the server, which knows no browser's key, has rendered without prices. */
export function useSchoolKeyPrices(): void {
  const dispatch = useAppDispatch();
  const { data: settings } = useGetSettingsQuery();
  const areShown = useHasSchoolKey() === true && settings?.["SCHOOL.KEY_GATES"] === "prices";
  useEffect(() => {
    if (areShown) dispatch(api.util.invalidateTags(["Viewer"]));
  }, [areShown, dispatch]);
}

/** The screen of the school key: where it leads, and what to do once the key was accepted. */
export function useSchoolKeyScreen(): { returnPath: string; onAccepted: () => void } {
  const [query] = useSearchParams();
  const dispatch = useAppDispatch();
  const { hasSchoolKey } = useShopStorage();
  const isRefused = query.has("to");
  // The API refused this browser: its key is gone, or the shop has withdrawn it.
  useEffect(() => {
    if (isRefused) hasSchoolKey.write(false);
  }, [isRefused, hasSchoolKey]);
  return {
    returnPath: afterSchoolKey(query),
    // What was fetched without the key lacks what it opens.
    onAccepted: () => void dispatch(api.util.invalidateTags(["Viewer"])),
  };
}
