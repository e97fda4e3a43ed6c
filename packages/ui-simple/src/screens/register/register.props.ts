import type { UserInput } from "@noren/contract";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

export type RegisterValues = Pick<
  UserInput,
  | "last_name"
  | "first_name"
  | "last_name_kana"
  | "first_name_kana"
  | "email"
  | "postal_code"
  | "prefecture"
  | "city"
  | "address1"
  | "address2"
  | "phone_number"
> & { password: string; is_receive_newsletter: boolean; is_agreed: boolean };

export interface RegisterProps {
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  loginPath: string;
  termsPath: string;
  privacyPath: string;
  onSubmitted: FormSubmit<RegisterValues>;
}
