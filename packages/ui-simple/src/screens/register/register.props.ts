import type { UserInput } from "@noren/contract";
import type { RegistrationField } from "@noren/validation/fields/user";
import type { newSecurityQuestionFields } from "@noren/validation/fields/login";
import type { FormOutput } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { LoginServicesProps } from "#ui/slots/login-services/login-services.props";

export interface RegisterProps {
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  /** A member is a company, whose name is required. */
  isCorporate: boolean;
  /** The optional fields of `MEMBER.REGISTRATION_FIELDS`, in its order. */
  optionalFields: readonly RegistrationField[];
  /** What an outside service knows of the person; null without one. */
  prefill: { email: string | null; last_name: string | null; first_name: string | null } | null;
  /** The outside service that the registration links, and how to register without it; null for none. */
  link: { service: string; onRemoved: () => void } | null;
  services: LoginServicesProps;
  loginPath: string;
  termsPath: string;
  privacyPath: string;
  /** Question and answer are set if the form has a security question; `NO_QUESTION` without an answer for none. */
  onSubmitted: FormSubmit<UserInput & { password: string } & Partial<FormOutput<typeof newSecurityQuestionFields>>>;
}
