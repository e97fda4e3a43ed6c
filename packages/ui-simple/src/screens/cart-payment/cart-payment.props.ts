import type { Cart, Message, PaymentMethod } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CartPaymentProps {
  /** Null while cart or payments are being loaded. */
  cart: Cart | null;
  payments: readonly PaymentMethod[];
  /** The shop's message of the payment page, if any. */
  message: Message | null;
  backPath: string;
  onSubmitted: FormSubmit<{ payment_id: string; remarks: string | null }>;
}
