import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { useHasSchoolKey } from "@noren/storefront/state/use-school-key";
import { KeyBand } from "../own/home/key-band.tsx";

/** No band in a shop where the key opens nothing. */
function useKeyBandModel() {
  const { data: settings } = useGetSettingsQuery();
  const hasSchoolKey = useHasSchoolKey();
  const gate = settings?.["SCHOOL.KEY_GATES"];
  return hasSchoolKey === null || !gate ? null : { hasSchoolKey, gate };
}

/** The campus co-op leads to what only its members see. */
export const ownHomeSections = {
  "school-key": { useModel: useKeyBandModel, View: KeyBand },
} satisfies OwnHomeSections;
