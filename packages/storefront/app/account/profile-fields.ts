import type { Settings, User } from "@noren/contract";
import {
  OPTIONAL_PROFILE_FIELDS,
  type OptionalProfileField,
  COMPANY_FIELDS,
  REGISTRATION_CHOICES,
  type RegistrationField,
} from "@noren/validation/fields/user";

export const isCorporateShop = (settings: Settings | undefined): boolean => settings?.["SITE.IS_CORPORATE"] === true;

/** The optional fields of the shop's registration, without fields that this version does not have. */
export function registrationFieldsOf(settings: Settings | undefined): RegistrationField[] {
  const chosen = settings?.["MEMBER.REGISTRATION_FIELDS"] ?? [];
  const asked = isCorporateShop(settings) ? new Set([...COMPANY_FIELDS, ...chosen]) : new Set(chosen);
  return [...asked].filter((name) => REGISTRATION_CHOICES.includes(name));
}

/** The optional fields of a profile: those of the registration, and others that the member has filled in. */
export function optionalFieldsOf(settings: Settings | undefined, user: User | undefined): OptionalProfileField[] {
  const registered = registrationFieldsOf(settings).flatMap(
    (name) => OPTIONAL_PROFILE_FIELDS.find((each) => each === name) ?? [],
  );
  return [...registered, ...OPTIONAL_PROFILE_FIELDS.filter((name) => !registered.includes(name) && user?.[name])];
}
