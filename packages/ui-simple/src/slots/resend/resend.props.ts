export interface ResendProps {
  /** Seconds until the mail can be sent again; 0 if it can be. */
  waitSeconds: number;
  isBusy: boolean;
  /** The mail was sent again. */
  isSent: boolean;
  /** Why it was not sent again, as text for the shopper. */
  errorText: string | null;
  onResent: () => void;
}
