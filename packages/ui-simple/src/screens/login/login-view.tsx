import { loginSchema } from "@noren/validation/forms/login.schema";
import { emptyLogin } from "@noren/validation/forms/login.values";
import { labels } from "@noren/validation/labels";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormPasswordField, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { loginMessages as words } from "#ui/screens/login/login.messages";
import type { LoginProps } from "#ui/screens/login/login.props";
import styles from "./login-view.module.css";

/** The login; beside it the ways for those who have no account. */
export function LoginView({ isRelogin, notice, registerPath, reminderPath, guestPath, onSubmitted }: LoginProps) {
  return (
    <div className={styles.page}>
      <section className={styles.part}>
        <Heading level={1}>{words.title}</Heading>
        {isRelogin || notice ? <Notice>{isRelogin ? words.relogin : notice}</Notice> : null}
        <Form initialValues={emptyLogin} schema={loginSchema} onSubmit={onSubmitted}>
          <FormTextField
            name="username"
            label={labels.login.username}
            required
            autoComplete="username"
            inputProps={{ autoCapitalize: "none", spellCheck: false }}
          />
          <FormPasswordField name="password" label={labels.login.password} required autoComplete="current-password" />
          <FormSubmitButton block>{words.submit}</FormSubmitButton>
        </Form>
        {reminderPath ? (
          <p className={styles.help}>
            <TextLink href={reminderPath}>{words.forgot}</TextLink>
          </p>
        ) : null}
      </section>
      <section className={styles.part}>
        <Heading level={2}>{words.newHere}</Heading>
        <p className={styles.help}>{words.newLead}</p>
        <ButtonLink href={registerPath} block>
          {words.register}
        </ButtonLink>
        {guestPath ? (
          <>
            <p className={styles.help}>{words.guestLead}</p>
            <ButtonLink href={guestPath} block>
              {words.guest}
            </ButtonLink>
          </>
        ) : null}
      </section>
    </div>
  );
}
