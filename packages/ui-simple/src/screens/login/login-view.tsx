import { loginFields } from "@noren/validation/fields/login";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormPasswordField, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useMainFocus } from "#ui/forms/use-main-focus";
import { LoginCode } from "#ui/screens/login/login-code";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import type { LoginProps } from "#ui/screens/login/login.props";
import { LoginServices } from "#ui/slots/login-services/login-services";
import { PasskeyLogin } from "#ui/slots/passkey-login/passkey-login";
import styles from "./login-view.module.css";

/** The login, with the registration and the guest checkout beside it; then the step of the mailed code. */
export function LoginView({ code, ...password }: LoginProps) {
  return code ? <LoginCode {...code} /> : <LoginPassword {...password} />;
}

function LoginPassword(props: Omit<LoginProps, "code">) {
  const { isRelogin, notice, registerPath, guestPath, typed, passkey, services, onSubmitted } = props;
  const page = useMainFocus<HTMLDivElement>(typed !== null);
  return (
    <div className={styles.page} ref={page}>
      <section className={styles.part}>
        <Heading level={1}>{copy.title}</Heading>
        {notice || isRelogin ? (
          <Notice live={notice !== null}>
            <p>{notice ?? copy.relogin}</p>
          </Notice>
        ) : null}
        <Form fields={loginFields} {...(typed && { initialValues: typed })} onSubmit={onSubmitted}>
          <FormTextField
            name="username"
            autoComplete="username webauthn"
            inputProps={{ autoCapitalize: "none", spellCheck: false }}
          />
          <FormPasswordField name="password" />
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
        <ul className={styles.reminders}>
          <li>
            <TextLink href={props.reminderPath}>{copy.forgot}</TextLink>
          </li>
          <li>
            <TextLink href={props.usernameReminderPath}>{copy.forgotUsername}</TextLink>
          </li>
        </ul>
        {passkey ? <PasskeyLogin {...passkey} /> : null}
        <LoginServices purpose="login" {...services} />
      </section>
      <section className={styles.part}>
        <Heading level={2}>{copy.newHere}</Heading>
        <p className={styles.help}>{copy.newLead}</p>
        <ButtonLink href={registerPath} block>
          {copy.register}
        </ButtonLink>
        {guestPath ? (
          <>
            <p className={styles.help}>{copy.guestLead}</p>
            <ButtonLink href={guestPath} block>
              {copy.guest}
            </ButtonLink>
          </>
        ) : null}
      </section>
    </div>
  );
}
