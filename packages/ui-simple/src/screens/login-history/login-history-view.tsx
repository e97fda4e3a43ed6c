import type { LoginHistory } from "@noren/contract";
import { confirmationFields } from "@noren/validation/fields/login";
import { formatDateTime } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { loginHistoryCopy as copy } from "#ui/screens/login-history/login-history.copy";
import type { LoginHistoryProps } from "#ui/screens/login-history/login-history.props";
import { Outcome } from "#ui/slots/account-page/outcome";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./login-history-view.module.css";

/** The member's logins, and what to do about an unknown one. */
export function LoginHistoryView(props: LoginHistoryProps) {
  const { logins, pagination, pagePath, homePath } = props;
  return (
    <ColumnPage title={copy.title} lead={copy.lead} back={{ path: homePath, name: copy.back }}>
      {logins === null ? (
        <Loader label={copy.loading} />
      ) : logins.length === 0 ? (
        <EmptyState title={copy.empty} level={2} />
      ) : (
        <div>
          <ul className={styles.logins}>
            {logins.map((login) => (
              <li key={login.id} className={styles.login}>
                <Login {...login} />
              </li>
            ))}
          </ul>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </div>
      )}
      <UnknownLogin {...props} />
    </ColumnPage>
  );
}

function Login({ logged_in_at, method_name, device_name, ip_address, is_current }: LoginHistory) {
  return (
    <>
      <time dateTime={logged_in_at} className={styles.date}>
        {formatDateTime(logged_in_at)}
      </time>
      <div>
        <p className={styles.device}>
          {device_name}
          {is_current ? <Badge tone="accent">{copy.current}</Badge> : null}
        </p>
        <p className={styles.note}>
          <span>{copy.method(method_name)}</span>
          <span>{copy.ip(ip_address)}</span>
        </p>
      </div>
    </>
  );
}

/** Ends the logins in other browsers, then leads to a new password. */
function UnknownLogin({ isEnded, passwordPath, onOthersEnded }: LoginHistoryProps) {
  return (
    <section className={styles.unknown}>
      <Heading level={2}>{copy.unknownTitle}</Heading>
      {isEnded ? (
        <Outcome tone="success" text={copy.ended} next={{ path: passwordPath, name: copy.toPassword }} />
      ) : (
        <>
          <p className={styles.lead}>{copy.unknownLead}</p>
          <Form fields={confirmationFields} onSubmit={onOthersEnded}>
            <FormPasswordField name="current_password" />
            <FormSubmitButton look="secondary">{copy.end}</FormSubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
