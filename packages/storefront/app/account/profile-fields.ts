import type { Settings, User } from "@noren/contract";
import { REGISTRATION_CHOICES, type RegistrationField } from "@noren/validation/fields/user";
import type { OptionalProfileField } from "#ui/screens/user-info/user-info.props";

const OPTIONAL: readonly OptionalProfileField[] = ["company_name", "department", "job", "fax"];

/** What the shop's registration asks for, without fields that this version does not have. */
export const askedFieldsOf = (settings: Settings | undefined): RegistrationField[] =>
  (settings?.["MEMBER.REGISTRATION_FIELDS"] ?? []).filter((name) => REGISTRATION_CHOICES.includes(name));

/** The optional fields of a profile: those that the shop asks for, and others that the member has filled in. */
export function optionalFieldsOf(settings: Settings | undefined, user: User | undefined): OptionalProfileField[] {
  const asked = askedFieldsOf(settings).flatMap((name) => OPTIONAL.find((each) => each === name) ?? []);
  return [...asked, ...OPTIONAL.filter((name) => !asked.includes(name) && user?.[name])];
}
