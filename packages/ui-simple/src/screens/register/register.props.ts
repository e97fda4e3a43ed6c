import type { UserInput } from "@noren/contract";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { OptionalProfileField } from "#ui/screens/user-info/user-info.props";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { LoginServicesProps } from "#ui/slots/login-services/login-services.props";

export interface RegisterProps {
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  /** The optional fields that the shop asks for, in its order. */
  optionalFields: readonly OptionalProfileField[];
  /** What an outside service knows of the person; null without one. */
  prefill: { email: string | null; last_name: string | null; first_name: string | null } | null;
  /** The outside service that the registration links, and how to register without it; null for none. */
  link: { service: string; onRemoved: () => void } | null;
  services: LoginServicesProps;
  loginPath: string;
  termsPath: string;
  privacyPath: string;
  onSubmitted: FormSubmit<UserInput & { password: string }>;
}
