import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { passkeyLoginCopy as copy } from "#ui/slots/passkey-login/passkey-login.copy";
import type { PasskeyLoginProps } from "#ui/slots/passkey-login/passkey-login.props";
import styles from "./passkey-login.module.css";

/** A button that logs in with a passkey. */
export function PasskeyLogin({ isBusy, errorText, onPressed }: PasskeyLoginProps) {
  return (
    <div className={styles.login}>
      {errorText ? (
        <Notice tone="error" live>
          <p>{errorText}</p>
        </Notice>
      ) : null}
      <Button block loading={isBusy} onClick={onPressed}>
        {copy.button}
      </Button>
      <p className={styles.help}>{copy.help}</p>
    </div>
  );
}
