export interface LoginUnlockProps {
  /** `ready` until the person asks; `invalid` for a link that is used, expired or incomplete. */
  status: "ready" | "done" | "invalid";
  isBusy: boolean;
  /** Why the request failed, as text for the shopper; it can be repeated. */
  errorText: string | null;
  loginPath: string;
  onUnlock: () => void;
}
