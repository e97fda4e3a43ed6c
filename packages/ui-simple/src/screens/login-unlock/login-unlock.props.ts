import type { LinkActionProps } from "#ui/slots/column-page/link-action-page";

export interface LoginUnlockProps extends LinkActionProps {
  loginPath: string;
}
