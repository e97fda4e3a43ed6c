import type { cardAddFields } from "@noren/validation/fields/card";
import type { FormOutput } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CardAddProps {
  /** The payment service transfers no money. */
  isTest: boolean;
  listPath: string;
  onSubmitted: FormSubmit<FormOutput<typeof cardAddFields>>;
}
