import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import type { LoginServicesProps } from "#ui/screens/login/login.props";
import styles from "./login-services.module.css";

/** A button for each outside service to log in with. */
export function LoginServices({ services, errorText }: LoginServicesProps) {
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      <Heading level={2}>{copy.services}</Heading>
      {errorText ? (
        <Notice tone="error" live>
          <p>{errorText}</p>
        </Notice>
      ) : null}
      {services.map(({ type, name, isBusy, onChosen }) => (
        <Button key={type} block loading={isBusy} onClick={onChosen}>
          {copy.service(name)}
        </Button>
      ))}
    </div>
  );
}
