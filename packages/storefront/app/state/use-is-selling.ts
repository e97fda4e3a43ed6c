import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { isSelling } from "@noren/domain/settings";

/** True unless the shop has stopped selling for a while; as long as nobody knows, it sells. */
export function useIsSelling(): boolean {
  const { data: settings } = useGetSettingsQuery();
  return settings === undefined || isSelling(settings);
}
