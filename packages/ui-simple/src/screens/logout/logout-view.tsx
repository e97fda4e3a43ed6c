import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { logoutCopy as copy } from "#ui/screens/logout/logout.copy";
import type { LogoutProps } from "#ui/screens/logout/logout.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** Asks for confirmation and logs out. */
export function LogoutView({ message, isBusy, errorText, backPath, onLoggedOut }: LogoutProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={copy.lead} back={{ path: backPath, name: copy.back }}>
      {message ? <PageMessage {...message} /> : null}
      {errorText ? (
        <Notice tone="error" live>
          <p>{errorText}</p>
        </Notice>
      ) : null}
      <Button look="primary" size="large" block loading={isBusy} onClick={onLoggedOut}>
        {copy.submit}
      </Button>
    </ColumnPage>
  );
}
