import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { resendCopy as copy } from "#ui/slots/resend/resend.copy";
import type { ResendProps } from "#ui/slots/resend/resend.props";
import styles from "./resend.module.css";

/** Sends a mail again, and explains where to look for the one before. */
export function Resend({
  help,
  label,
  waitSeconds,
  isBusy,
  isSent,
  errorText,
  onResent,
}: ResendProps & {
  help: string;
  label: string;
}) {
  return (
    <div className={styles.resend}>
      <p className={styles.help}>{help}</p>
      {errorText || isSent ? (
        <Notice tone={errorText ? "error" : "success"} live>
          <p>{errorText ?? copy.sent}</p>
        </Notice>
      ) : null}
      <Button block loading={isBusy} aria-disabled={waitSeconds > 0} onClick={onResent}>
        <span className={styles.label}>{waitSeconds > 0 ? copy.wait(label, waitSeconds) : label}</span>
      </Button>
    </div>
  );
}
