import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { logoutMessages as words } from "#ui/screens/logout/logout.messages";
import type { LogoutProps } from "#ui/screens/logout/logout.props";
import { AccountPage } from "#ui/slots/account-page/account-page";

/** Asks once, then logs out. */
export function LogoutView({ message, isBusy, refusal, backPath, onLoggedOut }: LogoutProps) {
  return (
    <AccountPage width="form" title={words.title} lead={words.lead} back={{ path: backPath, name: words.back }}>
      {message ? <PageMessage html={message.content} /> : null}
      {refusal ? (
        <Notice tone="error" live>
          <p>{refusal}</p>
        </Notice>
      ) : null}
      <Button variant="primary" size="large" block loading={isBusy} onClick={onLoggedOut}>
        {words.submit}
      </Button>
    </AccountPage>
  );
}
