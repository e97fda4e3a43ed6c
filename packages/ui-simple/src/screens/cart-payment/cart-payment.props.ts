import type { PaymentMethod } from "@noren/contract";
import type { paymentFields } from "@noren/validation/fields/cart";
import type { FormValues } from "@noren/validation/form-values";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

export interface CartPaymentProps {
  /** The cart's payment method, if it is still available, and remarks. Null while cart or payments load. */
  values: FormValues<typeof paymentFields> | null;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  payments: readonly PaymentMethod[];
  /** The shop's message of the page, if any (`cart-payment`). */
  message: PageMessageProps | null;
  backPath: string;
  onSubmitted: FormSubmit<{ payment_id: string; remarks: string | null }>;
}
