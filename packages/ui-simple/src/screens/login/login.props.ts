import type { FormSubmit } from "#ui/forms/form-submit";

export interface LoginProps {
  /** True after the session expired (`?re=1`): the form says so. */
  isRelogin: boolean;
  /** A message to show above the form, e.g. that the page is for members. */
  notice: string | null;
  registerPath: string;
  reminderPath: string;
  /** Set when the person comes from the cart: continues the checkout without an account. */
  guestPath: string | null;
  onSubmitted: FormSubmit<{ username: string; password: string }>;
}
