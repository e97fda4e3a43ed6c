import { loginUnlockCopy as copy } from "#ui/screens/login-unlock/login-unlock.copy";
import type { LoginUnlockProps } from "#ui/screens/login-unlock/login-unlock.props";
import { LinkActionPage } from "#ui/slots/account-page/link-action-page";

/** Lets this browser log in again after failed logins, when asked by a press. */
export function LoginUnlockView({ loginPath, ...action }: LoginUnlockProps) {
  return <LinkActionPage {...action} copy={copy} next={{ path: loginPath, name: copy.toLogin }} />;
}
