import type { Settings, User } from "@noren/contract";
import type { OptionalProfileField } from "#ui/screens/user-info/user-info.props";

const OPTIONAL: readonly OptionalProfileField[] = ["company_name", "department", "job", "fax"];

/** The optional fields that the shop asks for, without those that this version does not know. */
export const askedFieldsOf = (settings: Settings | undefined): OptionalProfileField[] =>
  (settings?.["MEMBER.REGISTRATION_FIELDS"] ?? []).filter((name) => OPTIONAL.includes(name));

/** The optional fields of a profile: those that the shop asks for, and others that the member has filled in. */
export function optionalFieldsOf(settings: Settings | undefined, user: User | undefined): OptionalProfileField[] {
  const asked = askedFieldsOf(settings);
  return [...asked, ...OPTIONAL.filter((name) => !asked.includes(name) && user?.[name])];
}
