import { confirmationFields } from "@noren/validation/fields/login";
import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { verifyCopy as copy } from "#ui/screens/verify/verify.copy";
import type { VerifyProps } from "#ui/screens/verify/verify.props";
import { Outcome } from "#ui/slots/account-page/outcome";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { Resend } from "#ui/slots/resend/resend";
import styles from "./verify-view.module.css";

/** Waits until a new member has opened the link that verifies the email. */
export function VerifyView(props: VerifyProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={props.status === "waiting" ? copy.lead : null}>
      {props.status === "loading" ? <Loader label={copy.loading} failure={props.failure} /> : null}
      {props.status === "done" ? (
        <Outcome tone="success" text={copy.done} next={{ path: props.nextPath, name: copy.next }} />
      ) : null}
      {props.status === "waiting" ? <Waiting {...props} /> : null}
    </ColumnPage>
  );
}

type WaitingProps = Extract<VerifyProps, { status: "waiting" }>;

function Waiting({ email, messages, resend, check, logout, shopPath, onDeleted }: WaitingProps) {
  return (
    <>
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
      <div className={styles.part}>
        <div className={styles.sent}>
          <p className={styles.label}>{copy.sentTo}</p>
          <p className={styles.email}>{email}</p>
          <p className={styles.text}>{copy.steps}</p>
        </div>
        {check.errorText || check.isPending ? (
          <Notice tone={check.errorText ? "error" : "warning"} live>
            <p>{check.errorText ?? copy.pending}</p>
          </Notice>
        ) : null}
        <Button look="primary" size="large" block loading={check.isBusy} onClick={check.onChecked}>
          {copy.check}
        </Button>
      </div>
      <Resend {...resend} help={copy.resendHelp} label={copy.resend} />
      <Disclosure summary={copy.wrong}>
        <div className={styles.part}>
          <p className={styles.text}>{copy.wrongLead}</p>
          <Form fields={confirmationFields} onSubmit={onDeleted}>
            <FormPasswordField name="current_password" label={copy.password} />
            <FormSubmitButton look="danger" size="medium" block>
              {copy.remove}
            </FormSubmitButton>
          </Form>
        </div>
      </Disclosure>
      {logout.errorText ? (
        <Notice tone="error" live>
          <p>{logout.errorText}</p>
        </Notice>
      ) : null}
      <div className={styles.ways}>
        <TextLink href={shopPath}>{copy.shop}</TextLink>
        <Button look="quiet" loading={logout.isBusy} onClick={logout.onLoggedOut}>
          {copy.logout}
        </Button>
      </div>
    </>
  );
}
