import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { loginUnlockCopy as copy } from "#ui/screens/login-unlock/login-unlock.copy";
import type { LoginUnlockProps } from "#ui/screens/login-unlock/login-unlock.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { Outcome } from "#ui/slots/account-page/outcome";

/** Lets this browser log in again after failed logins, when asked by a press. */
export function LoginUnlockView({ status, isBusy, errorText, loginPath, onUnlock }: LoginUnlockProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={status === "ready" ? copy.lead : null}>
      {errorText ? (
        <Notice tone="error" live>
          <p>{errorText}</p>
        </Notice>
      ) : null}
      {status === "ready" ? (
        <>
          <ScriptNote />
          <Button look="primary" size="large" block loading={isBusy} onClick={onUnlock}>
            {copy.submit}
          </Button>
        </>
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
