import type { FormSubmit } from "#ui/forms/form-submit";

export interface ContactConfirmProps {
  /** The labels and values of the filled fields. Null while loading. */
  facts: readonly { label: string; value: string }[] | null;
  /** The names of the attached files. */
  files: readonly string[];
  editPath: string;
  onSent: FormSubmit<object>;
}
