import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { dayOf } from "@noren/validation/format";
import { useState } from "react";

export type TrucksModel = {
  /** Until when orders leave on the same day, HH:MM. */
  cutOff: string;
  /** Whether that is over for today. */
  isOver: boolean;
};

/** When the trucks leave; null before the shop's settings are known. */
export function useTrucksModel(): TrucksModel | null {
  const [now] = useState(() => Date.now());
  const cutOff = useGetSettingsQuery().data?.["ORDER.DELIVERY.CUT_OFF"];
  return cutOff ? { cutOff, isOver: now >= Date.parse(`${dayOf(now)}T${cutOff}:00+09:00`) } : null;
}
