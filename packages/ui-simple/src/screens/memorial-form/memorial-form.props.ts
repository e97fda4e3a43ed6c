import type { MemorialInput } from "@noren/contract";
import type { memorialFields } from "@noren/validation/fields/memorial";
import type { FormValues } from "@noren/validation/form-values";
import type { Choice } from "#ui/elements/select-field/select-field";
import type { FormSubmit } from "#ui/forms/form-submit";

/** One form for MemorialAdd and MemorialEdit. */
export interface MemorialFormProps {
  mode: "add" | "edit";
  /** Null while it is being loaded. */
  values: FormValues<typeof memorialFields> | null;
  /** The kinds of days. */
  divisions: readonly Choice[];
  listPath: string;
  onSubmitted: FormSubmit<MemorialInput>;
}
