import { formatNumber } from "@noren/validation/format";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type {
  DivisionHandlers,
  DividedProduct,
  Division,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import styles from "./cart-shipping-detail-view.module.css";

/** The division is closed at first for more recipients than this, if everybody has something. */
const OPEN_UP_TO = 3;

type DivideProductsProps = DivisionHandlers & {
  division: Division;
};

/** The quantity of each product for each destination. */
export function DivideProducts({ division, onShareChanged, onEachChosen, onSharesSaved }: DivideProductsProps) {
  const { products, status, canSaveAgain } = division;
  const recipients = products[0]?.shares ?? [];
  const isComplete = recipients.every(({ key }) =>
    products.some(({ shares }) => shares.some((share) => share.key === key && share.quantity > 0)),
  );
  const [isOpenAtFirst] = useState(recipients.length <= OPEN_UP_TO || !isComplete);
  const pieces = products.reduce((sum, { total }) => sum + total, 0);
  return (
    <section className={styles.divide} aria-label={copy.divide}>
      <Heading
        level={2}
        size="s"
        aside={
          <span role="status" className={styles.status} data-status={status}>
            {copy.status[status]}
          </span>
        }
      >
        {copy.divide}
      </Heading>
      <Disclosure summary={copy.divideSummary(recipients.length, pieces)} defaultOpen={isOpenAtFirst}>
        <div className={styles.products}>
          <p className={styles.note}>{copy.divideHelp}</p>
          {products.map((product) => (
            <ProductDivision
              key={product.id}
              product={product}
              onShareChanged={onShareChanged}
              onEachChosen={onEachChosen}
            />
          ))}
          {canSaveAgain ? <Button onClick={onSharesSaved}>{copy.save}</Button> : null}
        </div>
      </Disclosure>
    </section>
  );
}

type ProductDivisionProps = Pick<DivideProductsProps, "onShareChanged" | "onEachChosen"> & { product: DividedProduct };

function ProductDivision({ product, onShareChanged, onEachChosen }: ProductDivisionProps) {
  const { id, name, shares, total, amount, limit, fault, isEach, eachRefusal } = product;
  return (
    <fieldset className={styles.product}>
      <legend>{name}</legend>
      {isEach ? null : (
        <p className={styles.each}>
          <Button
            look="quiet"
            aria-disabled={eachRefusal !== null}
            aria-label={copy.eachOf(name)}
            onClick={() => (eachRefusal === null ? onEachChosen(id) : undefined)}
          >
            {copy.each}
          </Button>
          {eachRefusal === null ? null : <span className={styles.note}>{eachRefusal}</span>}
        </p>
      )}
      <ul className={styles.rows}>
        {shares.map((share) => (
          <li key={share.key}>
            <span>{copy.to(share.name)}</span>
            <QuantityField
              id={`divide-${id}-${share.key}`}
              label={copy.quantityTo(name, share.name)}
              min={0}
              max={share.max}
              limit={limit}
              value={share.quantity}
              onChange={(quantity) => onShareChanged(id, share.key, quantity)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.total}>{copy.total(total, formatNumber(amount))}</p>
      {fault === null ? null : (
        <p className={styles.rest} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
