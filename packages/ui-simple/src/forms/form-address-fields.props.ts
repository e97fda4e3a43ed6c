import type { AddressLookup } from "#ui/forms/address-lookup";
import type { AutoCompleteSection } from "#ui/forms/use-form-field";

export interface FormAddressFieldsProps {
  /** Before the names: `orderer.` for a group. */
  prefix?: string;
  section?: AutoCompleteSection;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
}
