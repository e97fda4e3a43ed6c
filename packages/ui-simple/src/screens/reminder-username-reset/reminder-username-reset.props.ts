import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { ReminderLink } from "#ui/slots/reminder/reminder-link.props";

export interface ReminderUsernameResetProps {
  /** The login ID, once the link was redeemed. */
  username: string | null;
  link: ReminderLink;
  messages: readonly PageMessageProps[];
  requestPath: string;
  mypagePath: string;
  onSubmitted: FormSubmit<{ username: string | null; answer?: string }>;
}
