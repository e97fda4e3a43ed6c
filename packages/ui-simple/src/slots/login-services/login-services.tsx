import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { loginServicesCopy } from "#ui/slots/login-services/login-services.copy";
import type { LoginServicesProps } from "#ui/slots/login-services/login-services.props";
import styles from "./login-services.module.css";

/** A button for each outside service to log in or to register with. */
export function LoginServices({
  purpose,
  services,
  errorText,
}: LoginServicesProps & { purpose: keyof typeof loginServicesCopy }) {
  if (services.length === 0) return null;
  const copy = loginServicesCopy[purpose];
  return (
    <div className={styles.services}>
      <Heading level={2}>{copy.title}</Heading>
      {errorText ? (
        <Notice tone="error" live>
          <p>{errorText}</p>
        </Notice>
      ) : null}
      {services.map(({ type, name, isBusy, onChosen }) => (
        <Button key={type} block loading={isBusy} onClick={onChosen}>
          {copy.button(name)}
        </Button>
      ))}
    </div>
  );
}
