import type { Settings, User } from "@noren/contract";

/** A field of the profile that only some shops ask for. */
export type OptionalProfileField = NonNullable<Settings["MEMBER.REGISTRATION_FIELDS"]>[number];

export interface UserInfoProps {
  /** Null while loading. */
  user: User | null;
  /** The optional fields that the shop asks for or the member has filled in. */
  optionalFields: readonly OptionalProfileField[];
  profilePath: string;
  emailPath: string;
  questionPath: string;
  passwordPath: string;
  homePath: string;
}
