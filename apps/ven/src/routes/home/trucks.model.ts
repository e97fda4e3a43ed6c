import { useGetSettingsQuery } from "@noren/api/endpoints/shop";

export type TrucksModel = {
  /** Until when orders leave on the same day, HH:MM. */
  cutOff: string;
};

/** When the trucks leave; null before the shop's settings are known. */
export function useTrucksModel(): TrucksModel | null {
  const cutOff = useGetSettingsQuery().data?.["ORDER.DELIVERY.CUT_OFF"];
  return cutOff ? { cutOff } : null;
}
