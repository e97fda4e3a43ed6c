import { passwordReminderFields } from "@noren/validation/fields/login";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { reminderPasswordCopy as copy } from "#ui/screens/reminder-password/reminder-password.copy";
import type { ReminderPasswordProps } from "#ui/screens/reminder-password/reminder-password.props";
import { reminderCopy } from "#ui/slots/reminder/reminder.copy";
import { ReminderRequest } from "#ui/slots/reminder/reminder-request";

/** Requests the mail to set a new password. */
export function ReminderPasswordView({ usernamePath, onSubmitted, ...request }: ReminderPasswordProps) {
  return (
    <ReminderRequest
      title={copy.title}
      lead={copy.lead}
      sentText={copy.sent}
      links={[{ path: usernamePath, name: copy.toUsername }]}
      {...request}
    >
      <Form fields={passwordReminderFields} onSubmit={onSubmitted}>
        <FormTextField name="username" inputProps={{ autoCapitalize: "none", spellCheck: false }} />
        <FormSubmitButton block>{reminderCopy.send}</FormSubmitButton>
      </Form>
    </ReminderRequest>
  );
}
