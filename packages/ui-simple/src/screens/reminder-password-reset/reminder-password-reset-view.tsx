import { passwordResetFields, passwordResetWithAnswerFields } from "@noren/validation/fields/login";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { formCopy } from "#ui/forms/forms.copy";
import { reminderPasswordResetCopy as copy } from "#ui/screens/reminder-password-reset/reminder-password-reset.copy";
import type { ReminderPasswordResetProps } from "#ui/screens/reminder-password-reset/reminder-password-reset.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { AnswerField, ReminderReset } from "#ui/slots/reminder/reminder-reset";

/** Sets a new password by a mailed link. */
export function ReminderPasswordResetView({ link, messages, requestPath, onSubmitted }: ReminderPasswordResetProps) {
  return (
    <ColumnPage width="form" title={copy.title}>
      <ReminderReset link={link} request={{ path: requestPath, name: copy.toRequest }}>
        {(question) => (
          <>
            {messages.map((message) => (
              <PageMessage key={message.code} {...message} />
            ))}
            <Form
              fields={question === null ? passwordResetFields : passwordResetWithAnswerFields}
              onSubmit={onSubmitted}
            >
              {question === null ? null : <AnswerField question={question} />}
              <FormPasswordField name="password" help={formCopy.newPasswordHelp} />
              <FormSubmitButton block>{copy.submit}</FormSubmitButton>
            </Form>
          </>
        )}
      </ReminderReset>
    </ColumnPage>
  );
}
