import { oneTimeCodeFields, syncCodeFields } from "@noren/validation/fields/login";
import { Button } from "#ui/elements/button/button";
import { DraftContext } from "#ui/forms/draft-context";
import { Form } from "#ui/forms/form";
import { FormCheckboxField, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useMainFocus } from "#ui/forms/use-main-focus";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import type { LoginCodeProps } from "#ui/screens/login/login.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { Resend } from "#ui/slots/resend/resend";
import styles from "./login-code.module.css";

/** The step of the login that asks for the mailed code. */
export function LoginCode({ canSkipNextCode, resend, onSubmitted, onRestarted }: LoginCodeProps) {
  const frame = useMainFocus<HTMLDivElement>();
  return (
    <ColumnPage width="form" title={copy.codeTitle} lead={copy.codeLead}>
      <div ref={frame}>
        {/* A code is not kept as a draft: the next one differs. */}
        <DraftContext value={null}>
          <Form fields={canSkipNextCode ? syncCodeFields : oneTimeCodeFields} onSubmit={onSubmitted}>
            <FormTextField name="code" width="s" help={copy.codeHelp} />
            {canSkipNextCode ? <FormCheckboxField name="is_sync_user_channel" /> : null}
            <FormSubmitButton block>{copy.submit}</FormSubmitButton>
          </Form>
        </DraftContext>
      </div>
      <div className={styles.resend}>
        <Resend {...resend} help={copy.resendHelp} label={copy.resend} />
      </div>
      <div className={styles.restart}>
        <Button look="quiet" onClick={onRestarted}>
          {copy.restart}
        </Button>
      </div>
    </ColumnPage>
  );
}
