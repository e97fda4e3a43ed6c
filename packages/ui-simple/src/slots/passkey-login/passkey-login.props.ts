export interface PasskeyLoginProps {
  isBusy: boolean;
  /** Why the login failed, as text for the shopper. */
  errorText: string | null;
  onPressed: () => void;
}
