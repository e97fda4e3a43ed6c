import { deliveryFields } from "@noren/validation/fields/cart";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type {
  CartShippingDetailProps,
  DeliveryDestination,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { Destination } from "#ui/screens/cart-shipping-detail/destination";
import { DivideProducts } from "#ui/screens/cart-shipping-detail/divide-products";
import { SharedWish } from "#ui/screens/cart-shipping-detail/shared-wish";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums, type OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-shipping-detail-view.module.css";

/** The destinations with their products, delivery days and time slots. */
export function CartShippingDetailView(props: CartShippingDetailProps) {
  const { destinations, division, shared, addPath, backPath, onShippingRemoved, onStepOpened } = props;
  const [typed, setTyped] = useState<readonly TypedWish[]>([]);
  return (
    <CheckoutFrame
      current={1}
      title={copy.title}
      back={{ path: backPath, name: copy.back }}
      aside={props.sums ? <Aside {...props} sums={props.sums} /> : null}
    >
      {destinations === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {division ? <DivideProducts {...props} division={division} /> : null}
          <Form
            key={contentsKey(destinations)}
            fields={deliveryFields}
            initialValues={initialWishes(destinations, typed)}
            onSubmit={props.onSubmitted}
          >
            <TypedWishes onTyped={setTyped} />
            {shared ? (
              <SharedWish
                id="shared"
                title={copy.together}
                help={copy.togetherHelp}
                window={shared}
                positions={destinations.flatMap(({ parcels }) => parcels).map((_, index) => index)}
              />
            ) : null}
            {destinations.map((destination) => (
              <Destination
                key={destination.key}
                destination={destination}
                all={destinations}
                onShippingRemoved={onShippingRemoved}
                onStepOpened={onStepOpened}
              />
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

type Destinations = readonly DeliveryDestination[];

/** Key of the form: it resets when the parcels change. */
const contentsKey = (destinations: Destinations) =>
  destinations
    .flatMap(({ parcels }) => parcels)
    .map(({ wish }) => wish.key)
    .join();

/** A wish as the form has it: "" is 指定なし. */
interface TypedWish {
  key: string;
  delivery_at: string;
  delivery_timezone_key: string;
}

/** The initial values: unsent input, else the wishes of the cart. */
const initialWishes = (destinations: Destinations, typed: readonly TypedWish[]) => ({
  packings: destinations
    .flatMap(({ parcels }) => parcels)
    .map(
      ({ wish: { key, delivery_at, delivery_timezone_key } }): TypedWish =>
        typed.find((wish) => wish.key === key) ?? {
          key,
          delivery_at: delivery_at ?? "",
          delivery_timezone_key: delivery_timezone_key ?? "",
        },
    ),
});

function TypedWishes({ onTyped }: { onTyped: (wishes: readonly TypedWish[]) => void }): null {
  const { packings } = useFormikContext<ReturnType<typeof initialWishes>>().values;
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
