import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface ReminderUsernameProps {
  messages: readonly PageMessageProps[];
  /** The request was accepted, whether or not the account exists. */
  isSent: boolean;
  loginPath: string;
  onSubmitted: FormSubmit<{ email: string }>;
  onRepeated: () => void;
}
