import type { UserInput } from "@noren/contract";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface RegisterProps {
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  /** The optional fields that the shop asks for, in its order. */
  optionalFields: readonly ("job" | "fax" | "company_name" | "department")[];
  loginPath: string;
  termsPath: string;
  privacyPath: string;
  onSubmitted: FormSubmit<UserInput & { password: string }>;
}
