import type { User } from "@noren/contract";
import type { OptionalProfileField } from "@noren/validation/fields/user";

export interface UserInfoProps {
  /** Null while loading. */
  user: User | null;
  /** The optional fields of the registration, and others that the member has filled in. */
  optionalFields: readonly OptionalProfileField[];
  /** Mails to the email bounced, and no new email waits for its verification. */
  isUndelivered: boolean;
  isPasswordExpired: boolean;
  profilePath: string;
  emailPath: string;
  questionPath: string;
  passwordPath: string;
  homePath: string;
}
