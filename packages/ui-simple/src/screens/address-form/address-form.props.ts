import type { AddressInput } from "@noren/contract";
import type { addressFields } from "@noren/validation/fields/address";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

/** One form for AddressAdd and AddressEdit. */
export interface AddressFormProps {
  mode: "add" | "edit";
  /** Null while it is being loaded. */
  values: FormValues<typeof addressFields> | null;
  /** The member's own address (division_ct 1) changes the profile too. */
  isOwn: boolean;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  listPath: string;
  onSubmitted: FormSubmit<AddressInput>;
}
