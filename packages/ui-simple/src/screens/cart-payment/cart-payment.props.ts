import type { PaymentMethod, TransactionError } from "@noren/contract";
import type { allPaymentFields, paymentFields } from "@noren/validation/fields/cart";
import type { FormFields } from "@noren/validation/fields/field";
import type { FormOutput, FormValues } from "@noren/validation/form-values";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { ListedCard } from "#ui/screens/card-list/card-list.props";
import type { DiscountsProps } from "#ui/slots/discounts/discounts.props";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";

export type PaymentValues = FormValues<typeof allPaymentFields>;
/** Has the fields of card or store if the method needs them. */
export type PaymentInput = FormOutput<typeof paymentFields> & Partial<FormOutput<typeof allPaymentFields>>;

/** The choices of a method that charges a card. */
export interface CardPayment {
  /** The `payment_id` of the method. */
  paymentId: number;
  saved: readonly ListedCard[];
  /** Whether a new card can be saved: for members whose list is not full. */
  canSave: boolean;
  /** Whether a saved card needs its security code again. */
  asksSecurityCode: boolean;
  /** The payment service transfers no money. */
  isTest: boolean;
}

/** A method with its fee. */
export interface OfferedPayment extends PaymentMethod {
  /** The sums do not have this method's fee yet: the confirm screen will. */
  isFeeOpen: boolean;
}

export interface CartPaymentProps {
  /** The cart's payment method, if it is still available, card, and remarks. Null while cart, payments or cards load. */
  values: PaymentValues | null;
  /** The fields that the chosen method and card need. */
  fieldsFor: (values: PaymentValues) => FormFields;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  /** The member's coupons and points; null for guests. */
  discounts: DiscountsProps | null;
  payments: readonly OfferedPayment[];
  /** Null where no method charges a card, and if nothing is to be paid. */
  card: CardPayment | null;
  /** Why the last payment failed; null for none. */
  failure: Pick<TransactionError, "message"> | null;
  /** A payment that waits for the shopper at the service; null for none. */
  pending: PendingPaymentProps | null;
  /** The shop's message of the page, if any (`cart-payment`). */
  message: PageMessageProps | null;
  /** The step before: the delivery, or the names of a social gift. */
  back: { path: string; to: "delivery" | "gift" };
  onSubmitted: FormSubmit<PaymentInput>;
}
