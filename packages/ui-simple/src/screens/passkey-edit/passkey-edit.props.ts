import type { Passkey } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface PasskeyEditProps {
  /** Null while loading. */
  passkey: Passkey | null;
  listPath: string;
  /** Where the logins of a lost device can be ended. */
  loginHistoryPath: string;
  /** For members who forgot the password. */
  reminderPath: string;
  onRenamed: FormSubmit<{ name: string }>;
  onDeleted: FormSubmit<{ current_password: string }>;
}
