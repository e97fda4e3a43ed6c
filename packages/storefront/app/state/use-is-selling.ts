import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { isSelling } from "@noren/domain/settings";

/** False when the shop has stopped selling; true while its settings are not loaded. */
export function useIsSelling(): boolean {
  const { data: settings } = useGetSettingsQuery();
  return settings === undefined || isSelling(settings);
}
