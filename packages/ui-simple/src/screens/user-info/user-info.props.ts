import type { User } from "@noren/contract";
import type { RegistrationField } from "@noren/validation/fields/user";

/** A field of the profile that is shown if `MEMBER.REGISTRATION_FIELDS` has it or the member has filled it in. */
export type OptionalProfileField = Extract<RegistrationField, "company_name" | "department" | "job" | "fax">;

export interface UserInfoProps {
  /** Null while loading. */
  user: User | null;
  /** The optional fields of the registration, and others that the member has filled in. */
  optionalFields: readonly OptionalProfileField[];
  profilePath: string;
  emailPath: string;
  questionPath: string;
  passwordPath: string;
  homePath: string;
}
