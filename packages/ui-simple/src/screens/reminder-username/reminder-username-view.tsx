import { usernameReminderFields } from "@noren/validation/fields/login";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { reminderUsernameCopy as copy } from "#ui/screens/reminder-username/reminder-username.copy";
import type { ReminderUsernameProps } from "#ui/screens/reminder-username/reminder-username.props";
import { reminderCopy } from "#ui/slots/reminder/reminder.copy";
import { ReminderRequest } from "#ui/slots/reminder/reminder-request";

/** Requests the mail that leads to the login ID. */
export function ReminderUsernameView({ onSubmitted, ...request }: ReminderUsernameProps) {
  return (
    <ReminderRequest title={copy.title} lead={copy.lead} sentText={copy.sent} {...request}>
      <Form fields={usernameReminderFields} onSubmit={onSubmitted}>
        <FormTextField name="email" />
        <FormSubmitButton block>{reminderCopy.send}</FormSubmitButton>
      </Form>
    </ReminderRequest>
  );
}
