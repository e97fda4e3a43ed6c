import { allPaymentFields } from "@noren/validation/fields/cart";
import { formatNumber } from "@noren/validation/format";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextArea } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { CardChoice } from "#ui/screens/cart-payment/card-choice";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import type { CartPaymentProps } from "#ui/screens/cart-payment/cart-payment.props";
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
            options={payments.map(({ id, name, description, fee, is_available, reason, stores, has_invoice }) => ({
              value: String(id),
              label: name,
              help: reason ?? description,
              aside: fee > 0 ? copy.fee(formatNumber(fee)) : undefined,
              disabled: !is_available,
              below:
                card?.paymentId === id ? (
                  <CardChoice {...card} />
                ) : stores ? (
                  <StoreChoice stores={stores} />
                ) : has_invoice ? (
                  <InvoiceRecipient />
                ) : undefined,
            }))}
          />
          <FormTextArea name="remarks" help={copy.remarksHelp} rows={3} />
          <FormSubmitButton block>{copy.next}</FormSubmitButton>
        </Form>
      )}
    </CheckoutFrame>
  );
}
