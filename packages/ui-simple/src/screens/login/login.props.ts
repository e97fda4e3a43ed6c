import type { FormSubmit } from "#ui/forms/form-submit";

export interface LoginProps {
  /** True after a session ran out (`?re=1`): says so above the form. */
  isRelogin: boolean;
  /** A sentence that came with the redirect, e.g. that the page is for members. */
  notice: string | null;
  registerPath: string;
  reminderPath: string | null;
  /** Set where the person comes from the cart: checkout goes on without an account. */
  guestPath: string | null;
  onSubmitted: FormSubmit<{ username: string; password: string }>;
}
