import type { LinkActionProps } from "#ui/slots/account-page/link-action-page";

export interface LoginUnlockProps extends LinkActionProps {
  loginPath: string;
}
