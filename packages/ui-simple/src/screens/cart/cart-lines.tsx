import type { Cart } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { CartLineDetails } from "#ui/screens/cart/cart-line-details";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { LineAccessories } from "#ui/screens/cart/line-accessories";
import { LineList, type Line } from "#ui/slots/line-list/line-list";
import { yieldFocus } from "#ui/yield-focus";

type CartLinesProps = Pick<
  CartProps,
  | "hasReducedRate"
  | "wantedQuantities"
  | "stockNotes"
  | "productPath"
  | "movingKeys"
  | "accessoryNames"
  | "recipientNames"
  | "accessories"
  | "onQuantityChanged"
  | "onLineRemoved"
  | "onLineSaved"
  | "onAccessoriesToggled"
  | "onAccessoryAdded"
> & { cart: Cart };

/** The lines of the cart, each with a quantity field and buttons that save it for later and remove it. */
export function CartLines(props: CartLinesProps) {
  const { cart, hasReducedRate, wantedQuantities, stockNotes, productPath, onQuantityChanged, onLineRemoved } = props;
  const lines = cart.detail.products.map((line): Line => {
    const wanted = wantedQuantities.get(line.key);
    const note = stockNotes.get(line.key);
    const recipient = props.recipientNames.get(line.key) ?? null;
    const name = recipient === null ? line.product_name : copy.lineTo(line.product_name, recipient);
    return {
      ...line,
      image: line.product_info.image,
      path: productPath(line),
      accessoryOf: props.accessoryNames.get(line.key) ?? null,
      extra: <CartLineDetails line={line} recipient={recipient} note={note ?? null} />,
      below: line.has_accessories && line.accessory_of === null ? <LineAccessories {...props} line={line} /> : null,
      quantityField: (
        <QuantityField
          id={`quantity-${line.key}`}
          label={copy.quantity(name)}
          value={wanted || line.quantity}
          max={line.max_quantity}
          disabled={note?.kind === "out"}
          onChange={(quantity) => onQuantityChanged(line, quantity)}
        />
      ),
      action: (
        <>
          <Button
            look="quiet"
            loading={props.movingKeys.has(line.key)}
            aria-label={copy.saveLine(name)}
            onClick={(event) => {
              yieldFocus(event);
              props.onLineSaved(line);
            }}
          >
            {copy.save}
          </Button>
          <Button
            look="quiet"
            icon="trash"
            loading={wanted === 0}
            aria-label={copy.removeLine(name)}
            onClick={(event) => {
              yieldFocus(event);
              onLineRemoved(line);
            }}
          >
            {copy.remove}
          </Button>
        </>
      ),
    };
  });
  return <LineList lines={lines} hasReducedRate={hasReducedRate} label={copy.lines} />;
}
