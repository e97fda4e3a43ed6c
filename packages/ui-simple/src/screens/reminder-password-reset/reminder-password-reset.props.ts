import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { ReminderLink } from "#ui/slots/reminder/reminder-link.props";

export interface ReminderPasswordResetProps {
  link: ReminderLink;
  messages: readonly PageMessageProps[];
  requestPath: string;
  onSubmitted: FormSubmit<{ password: string; answer?: string }>;
}
