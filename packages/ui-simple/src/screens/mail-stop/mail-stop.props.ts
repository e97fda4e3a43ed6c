import type { LinkActionProps } from "#ui/slots/column-page/link-action-page";

export interface MailStopProps extends LinkActionProps {
  homePath: string;
}
