import type { FormSubmit } from "#ui/forms/form-submit";

export interface EmailRestoreProps {
  /** `ready` until the change is taken back; `invalid` for a link that is used, expired or incomplete. */
  status: "ready" | "done" | "invalid";
  loginPath: string;
  onSubmitted: FormSubmit<{ password: string }>;
}
