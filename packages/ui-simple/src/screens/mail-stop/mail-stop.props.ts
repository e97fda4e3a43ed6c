export interface MailStopProps {
  /** `ready` until the person asks; `invalid` for a link that is incomplete. */
  status: "ready" | "done" | "invalid";
  isBusy: boolean;
  /** Why the request failed, as text for the shopper; it can be repeated. */
  errorText: string | null;
  homePath: string;
  onStopped: () => void;
}
