import type { Cart, CartLine } from "@noren/contract";
import { useField, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { divisionsOf, restOf, type Quantities } from "#ui/screens/cart-shipping-detail/division";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import styles from "./cart-shipping-detail-view.module.css";

type DivideProductsProps = Pick<CartShippingDetailProps, "onDivided"> & {
  cart: Cart;
  /** Called with true while there are unsent quantities. */
  onOpenChanged: (isOpen: boolean) => void;
};

/** The quantity of each product for each destination. It is sent only when the quantities add up to the cart's. */
export function DivideProducts({ cart, onDivided, onOpenChanged }: DivideProductsProps) {
  const { products, values } = divisionsOf(cart);
  const section = useRef<HTMLElement>(null);
  const send = async ({ quantities }: { quantities: Quantities }) => {
    const incomplete = products.find(({ product_id }) => restOf(product_id, products, quantities) !== 0);
    if (incomplete) return { message: copy.divideFirst(incomplete.product_name) };
    const divisions = products.map(({ product_id }) => ({
      product_id,
      shippings: Object.entries(quantities[product_id] ?? {}).map(([shipping_key, quantity]) => ({
        shipping_key,
        quantity,
      })),
    }));
    const failure = await onDivided({ divisions });
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
      <Form key={JSON.stringify(values)} initialValues={{ quantities: values }} onSubmit={send} idPrefix="divide-">
        <OpenChanges onChanged={onOpenChanged} />
        {products.map((product) => (
          <ProductDivision key={product.product_id} product={product} products={products} cart={cart} />
        ))}
        <FormSubmitButton variant="secondary" size={undefined}>
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

type Dividable = Pick<CartLine, "product_id" | "product_name" | "quantity">;

function ProductDivision({ product, products, cart }: { product: Dividable; products: Dividable[]; cart: Cart }) {
  const [{ value: quantities }, , { setValue }] = useField<Quantities>("quantities");
  const rest = restOf(product.product_id, products, quantities);
  const of = quantities[product.product_id] ?? {};
  const set = (key: string, quantity: number) =>
    void setValue({ ...quantities, [product.product_id]: { ...of, [key]: quantity } });
  return (
    <fieldset className={styles.product}>
      <legend>{copy.dividing(product.product_name, product.quantity)}</legend>
      <ul className={styles.rows}>
        {cart.detail.shippings.map(({ key, shipping_name }) => (
          <li key={key}>
            <span>{copy.to(shipping_name)}</span>
            <QuantityField
              id={`divide-${product.product_id}-${key}`}
              label={copy.quantityTo(product.product_name, shipping_name)}
              min={0}
              max={product.quantity}
              value={of[key] ?? 0}
              onChange={(quantity) => set(key, quantity)}
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
