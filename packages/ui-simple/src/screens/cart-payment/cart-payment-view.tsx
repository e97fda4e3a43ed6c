import { allPaymentFields } from "@noren/validation/fields/cart";
import { formatNumber } from "@noren/validation/format";
import type { ReactNode } from "react";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextArea } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { CardChoice } from "#ui/screens/cart-payment/card-choice";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import type { CardPayment, CartPaymentProps, OfferedPayment } from "#ui/screens/cart-payment/cart-payment.props";
import { InvoiceRecipient } from "#ui/screens/cart-payment/invoice-recipient";
import { StoreChoice } from "#ui/screens/cart-payment/store-choice";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { Discounts } from "#ui/slots/discounts/discounts";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import { PaymentFailure } from "#ui/slots/pending-payment/payment-failure";
import { PendingPayment } from "#ui/slots/pending-payment/pending-payment";

/** The choice of the payment method with its card, and remarks to the shop. */
export function CartPaymentView(props: CartPaymentProps) {
  const { values, fieldsFor, sums, discounts, payments, card, failure, pending, message, back, onSubmitted } = props;
  return (
    <CheckoutFrame
      current={2}
      isSocialGift={back.to === "gift"}
      title={copy.title}
      back={{ path: back.path, name: copy.back[back.to] }}
      aside={sums ? <OrderSums {...sums} /> : null}
    >
      {failure ? <PaymentFailure {...failure} /> : null}
      {pending ? <PendingPayment {...pending} /> : null}
      {message ? <PageMessage {...message} /> : null}
      {discounts ? <Discounts {...discounts} /> : null}
      {values === null ? (
        <Loader label={copy.loading} />
      ) : (
        <Form fields={allPaymentFields} fieldsFor={fieldsFor} initialValues={values} onSubmit={onSubmitted}>
          <FormRadioGroup
            name="payment_id"
            look="card"
            options={payments.map((payment) => ({
              value: String(payment.id),
              label: payment.name,
              help: payment.reason ?? payment.description,
              aside: payment.fee > 0 ? copy.fee(formatNumber(payment.fee)) : undefined,
              disabled: !payment.is_available,
              below: belowOf(payment, card),
            }))}
          />
          <FormTextArea name="remarks" help={copy.remarksHelp} rows={3} />
          <FormSubmitButton block>{copy.next}</FormSubmitButton>
        </Form>
      )}
    </CheckoutFrame>
  );
}

/** What the chosen method asks for, and when its fee is added. */
function belowOf({ id, fee, isFeeOpen, stores, has_invoice }: OfferedPayment, card: CardPayment | null): ReactNode {
  const fields =
    card?.paymentId === id ? (
      <CardChoice {...card} />
    ) : stores ? (
      <StoreChoice stores={stores} />
    ) : has_invoice ? (
      <InvoiceRecipient />
    ) : null;
  if (!isFeeOpen) return fields;
  return (
    <>
      {fields}
      <Notice tone="info" live>
        <p>{fee > 0 ? copy.feeOpen(formatNumber(fee)) : copy.noFeeOpen}</p>
      </Notice>
    </>
  );
}
