import type { Cart, PaymentMethod } from "@noren/contract";
import { paymentFields } from "@noren/validation/fields/cart";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { formatNumber } from "@noren/validation/format";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextArea } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import type { CartPaymentProps } from "#ui/screens/cart-payment/cart-payment.props";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums } from "#ui/slots/order-sums/order-sums";

/** How to pay, each way with its fee, and room for a word to the shop. */
export function CartPaymentView({ cart, carriage, payments, message, backPath, onSubmitted }: CartPaymentProps) {
  return (
    <CheckoutFrame
      current={2}
      title={copy.title}
      back={{ path: backPath, name: copy.back }}
      aside={cart ? <Sums cart={cart} carriage={carriage} /> : null}
    >
      {message ? <PageMessage {...message} /> : null}
      {cart === null ? (
        <Loader label={copy.loading} />
      ) : (
        <Form
          initialValues={{ payment_id: chosen(cart, payments), remarks: cart.remarks ?? "" }}
          fields={paymentFields}
          onSubmit={onSubmitted}
        >
          <FormRadioGroup
            name="payment_id"
            look="card"
            options={payments.map(({ id, name, description, fee, is_available, reason }) => ({
              value: String(id),
              label: name,
              help: reason ?? description,
              aside: fee > 0 ? copy.fee(formatNumber(fee)) : undefined,
              disabled: !is_available,
            }))}
          />
          <FormTextArea name="remarks" help={copy.remarksHelp} rows={3} />
          <FormSubmitButton block>{copy.next}</FormSubmitButton>
        </Form>
      )}
    </CheckoutFrame>
  );
}

/** What the cart says, as long as it can still be had. */
function chosen(cart: Cart, payments: readonly PaymentMethod[]): string {
  return String(payments.find(({ id, is_available }) => is_available && id === cart.payment_id)?.id ?? "");
}

function Sums({ cart, carriage }: Pick<CartPaymentProps, "carriage"> & { cart: Cart }) {
  const count = cart.detail.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return <OrderSums sums={cart.detail.order} count={count} carriage={carriage} />;
}
