import type { Cart } from "@noren/contract";
import { deliveryFields } from "@noren/validation/fields/cart";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { Destination } from "#ui/screens/cart-shipping-detail/destination";
import { DivideProducts } from "#ui/screens/cart-shipping-detail/divide-products";
import { emptyDestinations } from "#ui/screens/cart-shipping-detail/division";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums, type OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-shipping-detail-view.module.css";

/** The destinations with their products, delivery days and time slots. */
export function CartShippingDetailView(props: CartShippingDetailProps) {
  const { cart, addPath, backPath } = props;
  const [isDivisionOpen, setDivisionOpen] = useState(false);
  const [typed, setTyped] = useState<readonly Wish[]>([]);
  const submit: CartShippingDetailProps["onSubmitted"] = async (wishes) => {
    if (isDivisionOpen) return { message: copy.divideOpen };
    const empty = cart ? emptyDestinations(cart) : [];
    return empty.length > 0 ? { message: copy.nothingTo(empty) } : props.onSubmitted(wishes);
  };
  return (
    <CheckoutFrame
      current={1}
      title={copy.title}
      back={{ path: backPath, name: copy.back }}
      aside={props.sums ? <Aside {...props} sums={props.sums} /> : null}
    >
      {cart === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {cart.detail.shippings.length > 1 ? (
            <DivideProducts cart={cart} onDivided={props.onDivided} onOpenChanged={setDivisionOpen} />
          ) : null}
          <Form key={packingKeys(cart)} fields={deliveryFields} initialValues={wishes(cart, typed)} onSubmit={submit}>
            <TypedWishes onTyped={setTyped} />
            {cart.detail.shippings.map((shipping, index) => (
              <Destination key={shipping.key} {...props} cart={cart} shipping={shipping} index={index} />
            ))}
            {addPath ? (
              <p>
                <ButtonLink href={addPath} icon="plus">
                  {copy.add}
                </ButtonLink>
              </p>
            ) : null}
            <FormSubmitButton block>{copy.next}</FormSubmitButton>
          </Form>
        </>
      )}
    </CheckoutFrame>
  );
}

const packingsOf = (cart: Cart) => cart.detail.shippings.flatMap(({ packings }) => packings);

/** Key of the form: it resets when the parcels or their products change, e.g. after a division. */
const packingKeys = (cart: Cart) =>
  packingsOf(cart)
    .map(({ key, product_keys }) => [key, ...product_keys].join())
    .join(";");

interface Wish {
  key: string;
  delivery_at: string;
  delivery_timezone_key: string;
}

/** The initial values: unsent input, else what the cart has. */
const wishes = (cart: Cart, typed: readonly Wish[]) => ({
  packings: packingsOf(cart).map(
    ({ key, delivery_at, delivery_timezone_key }): Wish =>
      typed.find((wish) => wish.key === key) ?? {
        key,
        delivery_at: delivery_at ?? "",
        delivery_timezone_key: delivery_timezone_key ?? "",
      },
  ),
});

function TypedWishes({ onTyped }: { onTyped: (wishes: readonly Wish[]) => void }): null {
  const { packings } = useFormikContext<ReturnType<typeof wishes>>().values;
  useEffect(() => onTyped(packings), [packings, onTyped]);
  return null;
}

type AsideProps = Pick<CartShippingDetailProps, "businessDates" | "today"> & { sums: OrderSumsProps };

/** The sums, and the days on which the shop ships. */
function Aside({ sums, businessDates, today }: AsideProps) {
  return (
    <div className={styles.aside}>
      <OrderSums {...sums} />
      {businessDates.length > 0 ? (
        <Disclosure summary={copy.calendar}>
          <BusinessCalendar dates={businessDates} today={today} />
        </Disclosure>
      ) : null}
    </div>
  );
}
