import type { AddressLookup } from "#ui/forms/address-lookup";
import type { AutoCompleteSection } from "#ui/forms/use-form-field";

export interface FormAddressFieldsProps {
  /** Prefix of the field names, e.g. `orderer.`. */
  prefix?: string;
  section?: AutoCompleteSection;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
}
