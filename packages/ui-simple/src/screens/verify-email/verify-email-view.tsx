import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { verifyEmailCopy as copy } from "#ui/screens/verify-email/verify-email.copy";
import type { VerifyEmailProps } from "#ui/screens/verify-email/verify-email.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { Outcome } from "#ui/slots/account-page/outcome";

/** Verifies an email with the mailed link, when asked by a press. */
export function VerifyEmailView(props: VerifyEmailProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={props.status === "ready" ? copy.lead : null}>
      {props.status === "ready" ? (
        <>
          <ScriptNote />
          {props.errorText ? (
            <Notice tone="error" live>
              <p>{props.errorText}</p>
            </Notice>
          ) : null}
          <Button look="primary" size="large" block loading={props.isBusy} onClick={props.onVerified}>
            {copy.submit}
          </Button>
        </>
      ) : (
        <Outcome
          tone={props.status === "done" ? "success" : "warning"}
          text={textOf(props)}
          next={{ path: props.next.path, name: copy.next[props.next.kind] }}
        />
      )}
    </ColumnPage>
  );
}

function textOf({ next, ...props }: Exclude<VerifyEmailProps, { status: "ready" }>): string {
  if (props.status === "invalid") return copy.invalid + copy.invalidNext[next.kind];
  return copy.done(props.email) + (next.kind === "login" ? copy.doneLogin : "");
}
