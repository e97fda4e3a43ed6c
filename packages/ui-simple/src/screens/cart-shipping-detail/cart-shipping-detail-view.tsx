import type { Cart } from "@noren/contract";
import { deliverySchema } from "@noren/validation/forms/delivery.schema";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartShippingDetailMessages as words } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.messages";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { Destination } from "#ui/screens/cart-shipping-detail/destination";
import { DivideProducts } from "#ui/screens/cart-shipping-detail/divide-products";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums } from "#ui/slots/order-sums/order-sums";

/** What goes where, and when: for each destination its goods, its day and its slot. */
export function CartShippingDetailView(props: CartShippingDetailProps) {
  const { cart, addPath, backPath, onSubmitted } = props;
  return (
    <CheckoutFrame
      current={1}
      title={words.title}
      back={{ path: backPath, name: words.back }}
      aside={cart ? <Sums cart={cart} /> : null}
    >
      {cart === null ? (
        <Loader label={words.loading} />
      ) : (
        <>
          {cart.detail.shippings.length > 1 ? <DivideProducts cart={cart} onDivided={props.onDivided} /> : null}
          <Form key={packingKeys(cart)} initialValues={wishes(cart)} schema={deliverySchema} onSubmit={onSubmitted}>
            {cart.detail.shippings.map((shipping, index) => (
              <Destination key={shipping.key} {...props} cart={cart} shipping={shipping} index={index} />
            ))}
            {addPath ? (
              <p>
                <ButtonLink to={addPath} icon="plus">
                  {words.add}
                </ButtonLink>
              </p>
            ) : null}
            <FormSubmitButton block>{words.next}</FormSubmitButton>
          </Form>
        </>
      )}
    </CheckoutFrame>
  );
}

const packingsOf = (cart: Cart) => cart.detail.shippings.flatMap(({ packings }) => packings);

/** The form begins anew when the parcels are others, e.g. after a division. */
const packingKeys = (cart: Cart) =>
  packingsOf(cart)
    .map(({ key }) => key)
    .join();

const wishes = (cart: Cart) => ({
  packings: packingsOf(cart).map(({ key, delivery_at, delivery_timezone_key }) => ({
    key,
    delivery_at: delivery_at ?? "",
    delivery_timezone_key: delivery_timezone_key ?? "",
  })),
});

function Sums({ cart }: { cart: Cart }) {
  const count = cart.detail.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return <OrderSums sums={cart.detail.order} count={count} isCarriageKnown />;
}
