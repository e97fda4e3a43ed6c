export interface RegisterCompleteProps {
  /** The path that the person was going to, e.g. the checkout; null without one. */
  continuePath: string | null;
  mypagePath: string;
  /** Where the member verifies the email before the account can be used; null if it can be. */
  verifyPath: string | null;
}
