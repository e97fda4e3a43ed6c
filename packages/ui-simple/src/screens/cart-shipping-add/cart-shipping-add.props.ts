import type { AddressInput } from "@noren/contract";
import type { destinationFields } from "@noren/validation/fields/address";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CartShippingAddProps {
  /** Filled where a destination of the cart is being changed, else empty. Null while it is being loaded. */
  values: FormValues<typeof destinationFields> | null;
  isChange: boolean;
  /** Members are told that the name they are registered by is not the one on the parcel. */
  isMember: boolean;
  /** Members may keep the address in their book. */
  canSave: boolean;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  backPath: string;
  onSubmitted: FormSubmit<AddressInput & { is_save_address: boolean }>;
}
