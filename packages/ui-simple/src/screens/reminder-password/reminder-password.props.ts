import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface ReminderPasswordProps {
  messages: readonly PageMessageProps[];
  /** The request was accepted, whether or not the account exists. */
  isSent: boolean;
  loginPath: string;
  /** For members who forgot their login ID. */
  usernamePath: string;
  onSubmitted: FormSubmit<{ username: string }>;
  onRepeated: () => void;
}
