export interface RegisterCompleteProps {
  /** False until the session is known, and for a guest, whom the screen redirects to the registration. */
  isRegistered: boolean;
  /** The path that the person was going to, e.g. the checkout; null without one. */
  continuePath: string | null;
  mypagePath: string;
  /** Where the member verifies the email before the account can be used; null if it can be. */
  verifyPath: string | null;
}
