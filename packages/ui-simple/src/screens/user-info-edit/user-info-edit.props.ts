import type { Input, User } from "@noren/contract";
import type { securityQuestionChangeFields } from "@noren/validation/fields/login";
import type { OptionalProfileField } from "@noren/validation/fields/user";
import type { FormOutput } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

/** The part of the member's data that a form changes. */
export type UserInfoPart = "profile" | "email" | "question";

export interface UserInfoEditProps {
  part: UserInfoPart;
  /** Null while loading. */
  user: User | null;
  /** The member is a company, whose name is required. */
  isCorporate: boolean;
  optionalFields: readonly OptionalProfileField[];
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  infoPath: string;
  onProfileSubmitted: FormSubmit<Omit<Input<"updateUser">["body"], "email" | "reminder" | "current_password">>;
  onEmailSubmitted: FormSubmit<{ email: string; current_password: string }>;
  /** Without an answer if the question is removed. */
  onQuestionSubmitted: FormSubmit<Partial<FormOutput<typeof securityQuestionChangeFields>>>;
}
