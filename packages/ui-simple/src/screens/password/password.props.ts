import type { FormSubmit } from "#ui/forms/form-submit";

export interface PasswordProps {
  homePath: string;
  /** For members who forgot the current password. */
  reminderPath: string;
  onSubmitted: FormSubmit<{ current_password: string; password: string }>;
}
