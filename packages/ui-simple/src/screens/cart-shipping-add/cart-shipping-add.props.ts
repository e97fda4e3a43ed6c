import type { AddressInput } from "@noren/contract";
import type { destinationFields } from "@noren/validation/fields/address";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CartShippingAddProps {
  /** The destination to change, else empty. Null while loading. */
  values: FormValues<typeof destinationFields> | null;
  isChange: boolean;
  /** Members see a note that the name of their registration is not used for the parcel. */
  isMember: boolean;
  /** Whether the address can be saved in the address book. */
  canSave: boolean;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  backPath: string;
  onSubmitted: FormSubmit<AddressInput & { is_save_address: boolean }>;
}
