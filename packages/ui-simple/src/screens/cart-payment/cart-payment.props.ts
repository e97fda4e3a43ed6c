import type { Cart, PaymentMethod } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { CarriageStatus } from "#ui/slots/order-sums/order-sums";

export interface CartPaymentProps {
  /** Null while cart or payments are being loaded. */
  cart: Cart | null;
  carriage: CarriageStatus;
  payments: readonly PaymentMethod[];
  /** The shop's message of the payment page, if any. */
  message: PageMessageProps | null;
  backPath: string;
  onSubmitted: FormSubmit<{ payment_id: string; remarks: string | null }>;
}
