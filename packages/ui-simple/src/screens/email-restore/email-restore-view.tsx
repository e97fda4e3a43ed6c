import { passwordResetFields } from "@noren/validation/fields/login";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { emailRestoreCopy as copy } from "#ui/screens/email-restore/email-restore.copy";
import type { EmailRestoreProps } from "#ui/screens/email-restore/email-restore.props";
import { AccountPage } from "#ui/slots/account-page/account-page";

/** Takes a change of the email back and sets a new password. */
export function EmailRestoreView({ status, loginPath, onSubmitted }: EmailRestoreProps) {
  return (
    <AccountPage width="form" title={copy.title} lead={status === "ready" ? copy.lead : null}>
      {status === "ready" ? (
        <Form fields={passwordResetFields} onSubmit={onSubmitted}>
          <FormPasswordField name="password" help={copy.passwordHelp} />
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      ) : (
        <>
          <Notice tone={status === "done" ? "success" : "warning"} live>
            <p>{copy[status]}</p>
          </Notice>
          <ButtonLink href={loginPath} variant="primary" block>
            {copy.toLogin}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  );
}
