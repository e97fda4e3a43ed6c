import { useLazyFindPostalCodeQuery } from "@noren/api/endpoints/address";
import { useListPrefecturesQuery } from "@noren/api/endpoints/prefecture";
import { useCallback } from "react";
import type { AddressLookup } from "#ui/forms/address-lookup";

/** Looks up the addresses of a postal code, with the API. */
export function useAddressLookup(): AddressLookup {
  const [find] = useLazyFindPostalCodeQuery();
  return useCallback(async (code) => (await find(code, true).unwrap()).data, [find]);
}

/** The API data of an address form. */
export function useAddressHelp(): { prefectures: readonly string[]; findAddresses: AddressLookup } {
  const { data } = useListPrefecturesQuery();
  return { prefectures: data?.data.map(({ name }) => name) ?? [], findAddresses: useAddressLookup() };
}
