export type VerifyEmailProps = (
  | {
      status: "ready";
      isBusy: boolean;
      /** Why the request failed, as text for the shopper; it can be repeated. */
      errorText: string | null;
    }
  | { status: "done"; email: string }
  /** The link is used, expired or incomplete. */
  | { status: "invalid" }
) & {
  /** Where the shopper goes on after the link was used, or could not be. */
  next: { kind: "login" | "mypage" | "request"; path: string };
  onVerified: () => void;
};
