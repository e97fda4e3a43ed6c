import type { LinkActionProps } from "#ui/slots/account-page/link-action-page";

export interface MailStopProps extends LinkActionProps {
  homePath: string;
}
