import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { Outcome, type OutcomeProps } from "#ui/slots/account-page/outcome";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** What the model of such a page provides. */
export interface LinkActionProps {
  /** `ready` until the person presses; `invalid` for a link that is used, expired or incomplete. */
  status: "ready" | "done" | "invalid";
  isBusy: boolean;
  /** Why the request failed, as text for the shopper; it can be repeated. */
  errorText: string | null;
  onPressed: () => void;
}

interface LinkActionPageProps extends LinkActionProps, Pick<OutcomeProps, "next"> {
  copy: Record<"title" | "lead" | "submit" | "done" | "invalid", string>;
}

/** The page of a mailed link, which acts when the person presses: mail scanners open links too. */
export function LinkActionPage({ copy, status, isBusy, errorText, next, onPressed }: LinkActionPageProps) {
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
          <Button look="primary" size="large" block loading={isBusy} onClick={onPressed}>
            {copy.submit}
          </Button>
        </>
      ) : (
        <Outcome tone={status === "done" ? "success" : "warning"} text={copy[status]} next={next} />
      )}
    </ColumnPage>
  );
}
