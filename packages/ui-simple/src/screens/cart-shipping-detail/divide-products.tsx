import { useField, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type {
  CartShippingDetailProps,
  DeliveryDestination,
  Division,
  Quantities,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import styles from "./cart-shipping-detail-view.module.css";

interface DivisionProps {
  division: Division;
  destinations: readonly Pick<DeliveryDestination, "key" | "name">[];
}

type DivideProductsProps = DivisionProps &
  Pick<CartShippingDetailProps, "onDivided"> & {
    /** Called with true while there are unsent quantities. */
    onOpenChanged: (isOpen: boolean) => void;
  };

/** The quantity of each product for each destination. */
export function DivideProducts({ division, destinations, onDivided, onOpenChanged }: DivideProductsProps) {
  const { products, quantities } = division;
  const section = useRef<HTMLElement>(null);
  const send: typeof onDivided = async (values) => {
    const failure = await onDivided(values);
    // The form remounts with the new quantities and would lose the focus with its button.
    if (!failure) section.current?.focus({ preventScroll: true });
    return failure;
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.divide} aria-label={copy.divide}>
      <Heading level={2} size="s">
        {copy.divide}
      </Heading>
      <p className={styles.note}>{copy.divideHelp}</p>
      <Form key={JSON.stringify(quantities)} initialValues={{ quantities }} onSubmit={send} idPrefix="divide-">
        <OpenChanges onChanged={onOpenChanged} />
        {products.map((product) => (
          <ProductDivision key={product.id} product={product} division={division} destinations={destinations} />
        ))}
        <FormSubmitButton look="secondary" size={undefined}>
          {copy.divideSubmit}
        </FormSubmitButton>
      </Form>
    </section>
  );
}

function OpenChanges({ onChanged }: { onChanged: (isOpen: boolean) => void }): null {
  const { dirty } = useFormikContext();
  useEffect(() => onChanged(dirty), [dirty, onChanged]);
  return null;
}

function ProductDivision({
  product: { id, name, quantity: total },
  division,
  destinations,
}: DivisionProps & { product: Division["products"][number] }) {
  const [{ value: quantities }, , { setValue }] = useField<Quantities>("quantities");
  const rest = division.undividedQuantity(id, quantities);
  const ofProduct = quantities[id] ?? {};
  return (
    <fieldset className={styles.product}>
      <legend>{copy.dividing(name, total)}</legend>
      <ul className={styles.rows}>
        {destinations.map((destination) => (
          <li key={destination.key}>
            <span>{copy.to(destination.name)}</span>
            <QuantityField
              id={`divide-${id}-${destination.key}`}
              label={copy.quantityTo(name, destination.name)}
              min={0}
              max={total}
              limit={copy.divideLimit(total)}
              value={ofProduct[destination.key] ?? 0}
              onChange={(quantity) =>
                void setValue({ ...quantities, [id]: { ...ofProduct, [destination.key]: quantity } })
              }
            />
          </li>
        ))}
      </ul>
      <p className={rest === 0 ? styles.done : styles.rest} role="status">
        {rest === 0 ? copy.divideDone : copy.divideRest(rest)}
      </p>
    </fieldset>
  );
}
