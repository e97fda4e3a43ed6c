import type { Order } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface OrderProps {
  /** Null while loading. */
  order: Order | null;
  listPath: string;
  productPath: (key: string) => string;
  onCancelled: FormSubmit<{ cancel_reason: string | null }>;
}
