import type { Message } from "@noren/contract";

export interface LogoutProps {
  /** The shop's message of the page, if any (`mypage-logout`). */
  message: Message | null;
  isBusy: boolean;
  /** Why it did not work, in words for the shopper. */
  refusal: string | null;
  backPath: string;
  onLoggedOut: () => void;
}
