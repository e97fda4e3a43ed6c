import type { Order } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { CarriageStatus } from "#ui/slots/order-sums/order-sums";

export interface OrderProps {
  /** Null while loading. */
  order: Order | null;
  carriage: CarriageStatus;
  listPath: string;
  productPath: (key: string) => string;
  onCancelled: FormSubmit<{ cancel_reason: string | null }>;
}
