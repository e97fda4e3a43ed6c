import type { FormSubmit } from "#ui/forms/form-submit";
import type { LoginServicesProps } from "#ui/slots/login-services/login-services.props";
import type { PasskeyLoginProps } from "#ui/slots/passkey-login/passkey-login.props";
import type { ResendProps } from "#ui/slots/resend/resend.props";

export interface Credentials {
  username: string;
  password: string;
}

/** The step that asks for the mailed code. */
export interface LoginCodeProps {
  /** Whether the next login from the shop that hands this one over may need no code. */
  canSkipNextCode: boolean;
  resend: ResendProps;
  onSubmitted: FormSubmit<{ code: string; is_sync_user_channel?: boolean }>;
  /** Back to the password. */
  onRestarted: () => void;
}

export interface LoginProps {
  /** True after the session expired (`?re=1`): the form says so. */
  isRelogin: boolean;
  /** A message to show above the form, e.g. that the code has expired. */
  notice: string | null;
  registerPath: string;
  reminderPath: string;
  usernameReminderPath: string;
  /** Set when the person comes from the cart: continues the checkout without an account. */
  guestPath: string | null;
  /** What was typed before a code expired; null for an empty form. */
  typed: Credentials | null;
  /** Null where the shop or the browser has no passkeys. */
  passkey: PasskeyLoginProps | null;
  services: LoginServicesProps;
  /** Set after the password, where a login needs a code. */
  code: LoginCodeProps | null;
  onSubmitted: FormSubmit<Credentials>;
}
