import { mailStopCopy as copy } from "#ui/screens/mail-stop/mail-stop.copy";
import type { MailStopProps } from "#ui/screens/mail-stop/mail-stop.props";
import { LinkActionPage } from "#ui/slots/account-page/link-action-page";

/** Stops the mails before memorial days, when asked by a press. */
export function MailStopView({ homePath, ...action }: MailStopProps) {
  return <LinkActionPage {...action} copy={copy} next={{ path: homePath, name: copy.toHome }} />;
}
