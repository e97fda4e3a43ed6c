import type { FormSubmit } from "#ui/forms/form-submit";

export interface PasskeyAddProps {
  /** Whether the browser supports passkeys. */
  isSupported: boolean;
  /** Where the member goes who declines the offer after a login; null without an offer. */
  laterPath: string | null;
  listPath: string;
  /** For members who forgot the password. */
  reminderPath: string;
  onSubmitted: FormSubmit<{ current_password: string }>;
}
