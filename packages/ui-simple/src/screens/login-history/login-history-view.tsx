import type { LoginHistory } from "@noren/contract";
import { formatDateTime } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { Pagination } from "#ui/elements/pagination/pagination";
import { loginHistoryCopy as copy } from "#ui/screens/login-history/login-history.copy";
import type { LoginHistoryProps } from "#ui/screens/login-history/login-history.props";
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

function Login({ logged_in_at, method_name, device_name, ip_address }: LoginHistory) {
  return (
    <>
      <time dateTime={logged_in_at} className={styles.date}>
        {formatDateTime(logged_in_at)}
      </time>
      <div>
        <p>{device_name}</p>
        <p className={styles.note}>
          {copy.method(method_name)}
          <span className={styles.ip}>{copy.ip(ip_address)}</span>
        </p>
      </div>
    </>
  );
}

/** Ends the logins in other browsers, then leads to a new password. */
function UnknownLogin({ ending, errorText, passwordPath, onOthersEnded }: LoginHistoryProps) {
  return (
    <section className={styles.unknown}>
      <Heading level={2}>{copy.unknownTitle}</Heading>
      <p className={styles.lead}>{copy.unknownLead}</p>
      {errorText === null ? null : (
        <Notice tone="error" live>
          <p>{errorText}</p>
        </Notice>
      )}
      {ending === "done" ? (
        <>
          <Notice tone="success" live>
            <p>{copy.ended}</p>
          </Notice>
          <ButtonLink href={passwordPath} look="primary">
            {copy.toPassword}
          </ButtonLink>
        </>
      ) : (
        <Button loading={ending === "running"} onClick={onOthersEnded}>
          {copy.end}
        </Button>
      )}
    </section>
  );
}
