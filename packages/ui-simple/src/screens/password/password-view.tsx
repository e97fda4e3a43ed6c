import { passwordFields } from "@noren/validation/fields/login";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { formCopy } from "#ui/forms/forms.copy";
import { passwordCopy as copy } from "#ui/screens/password/password.copy";
import type { PasswordProps } from "#ui/screens/password/password.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** Changes the member's password. */
export function PasswordView({ homePath, reminderPath, onSubmitted }: PasswordProps) {
  return (
    <ColumnPage
      width="form"
      title={copy.title}
      lead={copy.lead}
      links={[{ path: reminderPath, name: copy.forgot }]}
      back={{ path: homePath, name: copy.back }}
    >
      <Form fields={passwordFields} onSubmit={onSubmitted}>
        <FormPasswordField name="current_password" />
        <FormPasswordField name="password" help={formCopy.newPasswordHelp} />
        <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      </Form>
    </ColumnPage>
  );
}
