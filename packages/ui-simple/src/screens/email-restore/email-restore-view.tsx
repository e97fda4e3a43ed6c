import { passwordResetFields } from "@noren/validation/fields/login";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { formCopy } from "#ui/forms/forms.copy";
import { emailRestoreCopy as copy } from "#ui/screens/email-restore/email-restore.copy";
import type { EmailRestoreProps } from "#ui/screens/email-restore/email-restore.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { Outcome } from "#ui/slots/account-page/outcome";

/** Takes a change of the email back and sets a new password. */
export function EmailRestoreView({ status, loginPath, onSubmitted }: EmailRestoreProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={status === "ready" ? copy.lead : null}>
      {status === "ready" ? (
        <Form fields={passwordResetFields} onSubmit={onSubmitted}>
          <FormPasswordField name="password" help={formCopy.newPasswordHelp} />
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      ) : (
        <Outcome
          tone={status === "done" ? "success" : "warning"}
          text={copy[status]}
          next={{ path: loginPath, name: copy.toLogin }}
        />
      )}
    </ColumnPage>
  );
}
