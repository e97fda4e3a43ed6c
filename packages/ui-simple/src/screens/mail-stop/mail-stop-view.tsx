import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { mailStopCopy as copy } from "#ui/screens/mail-stop/mail-stop.copy";
import type { MailStopProps } from "#ui/screens/mail-stop/mail-stop.props";
import { Outcome } from "#ui/slots/account-page/outcome";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** Stops the mails before memorial days, when asked by a press. */
export function MailStopView({ status, isBusy, errorText, homePath, onStopped }: MailStopProps) {
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
          <Button look="primary" size="large" block loading={isBusy} onClick={onStopped}>
            {copy.submit}
          </Button>
        </>
      ) : (
        <Outcome
          tone={status === "done" ? "success" : "warning"}
          text={copy[status]}
          next={{ path: homePath, name: copy.toHome }}
        />
      )}
    </ColumnPage>
  );
}
