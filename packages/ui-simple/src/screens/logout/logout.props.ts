import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface LogoutProps {
  /** The shop's message of the page, if any (`mypage-logout`). */
  message: PageMessageProps | null;
  isBusy: boolean;
  /** Why the logout failed, as text for the shopper. */
  errorText: string | null;
  backPath: string;
  onLoggedOut: () => void;
}
