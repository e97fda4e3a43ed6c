import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { afterSchoolKey } from "@noren/domain/return-path";
import type { StoredKind } from "@noren/domain/stored";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { stored } from "../storage/stored.ts";
import { useShopNamespace } from "./use-shop-storage.ts";
import { useStored } from "./use-stored.ts";

/** The API has accepted a school's key from this browser. Its cookie decides; scripts cannot see it. */
const storedHasSchoolKey: StoredKind<true> = {
  name: "has-school-key",
  version: 1,
  lifetimeMs: null,
  validate: (value) => (value === true ? true : null),
};

const useStoredSchoolKey = () => stored(useShopNamespace(), storedHasSchoolKey);

/** Whether this browser has a school's key; null in a shop where the key opens nothing. False on the server. */
export function useHasSchoolKey(): boolean | null {
  const { data: settings } = useGetSettingsQuery();
  const hasKey = useStored(useStoredSchoolKey()) === true;
  return settings?.["SCHOOL.KEY_GATES"] ? hasKey : null;
}

/** The screen of the school key: where it leads, and how to remember that the key was accepted. */
export function useSchoolKeyScreen(): { returnPath: string; remember: () => void } {
  const [query] = useSearchParams();
  const flag = useStoredSchoolKey();
  const isRefused = query.has("to");
  const { key } = flag;
  // The API refused this browser: its key is gone, or the shop has withdrawn it.
  useEffect(() => {
    if (isRefused) flag.clear();
    // oxlint-disable-next-line exhaustive-deps -- the object is new in each render, its key is not
  }, [isRefused, key]);
  return { returnPath: afterSchoolKey(query), remember: () => flag.write(true) };
}
