import type { cardAddFields } from "@noren/validation/fields/card";
import type { FormOutput } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CardAddProps {
  /** The notice of a test, which would move the form, may still arrive. */
  isArriving: boolean;
  /** The payment service transfers no money. */
  isTest: boolean;
  listPath: string;
  onSubmitted: FormSubmit<FormOutput<typeof cardAddFields>>;
}
