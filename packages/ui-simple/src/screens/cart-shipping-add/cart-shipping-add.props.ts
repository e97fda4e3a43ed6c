import type { AddressInput } from "@noren/contract";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CartShippingAddProps {
  /** Filled where an address of the cart is being changed, else empty fields. */
  address: AddressInput;
  isChange: boolean;
  /** Members may keep the address in their book; null for guests. */
  canSave: boolean | null;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  backPath: string;
  onSubmitted: FormSubmit<AddressInput & { is_save_address: boolean }>;
}
