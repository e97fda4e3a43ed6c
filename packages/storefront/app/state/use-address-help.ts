import { useLazyFindPostalCodeQuery } from "@noren/api/endpoints/address";
import { useListPrefecturesQuery } from "@noren/api/endpoints/prefecture";
import { useCallback } from "react";
import type { AddressLookup } from "#ui/forms/address-lookup";

/** The API data of an address form. */
export function useAddressHelp(): { prefectures: readonly string[]; findAddresses: AddressLookup } {
  const { data } = useListPrefecturesQuery();
  const [find] = useLazyFindPostalCodeQuery();
  const findAddresses = useCallback<AddressLookup>(async (code) => (await find(code, true).unwrap()).data, [find]);
  return { prefectures: data?.data.map(({ name }) => name) ?? [], findAddresses };
}
