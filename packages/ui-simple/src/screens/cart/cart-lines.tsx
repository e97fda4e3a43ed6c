import type { Cart } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps, StockNote } from "#ui/screens/cart/cart.props";
import { LineList, type Line } from "#ui/slots/line-list/line-list";
import { yieldFocus } from "#ui/yield-focus";
import { CoolBadge } from "#ui/slots/cool-badge/cool-badge";
import styles from "./cart-lines.module.css";

type CartLinesProps = Pick<
  CartProps,
  "hasReducedRate" | "wantedQuantities" | "stockNotes" | "productPath" | "onQuantityChanged" | "onLineRemoved"
> & { cart: Cart };

/** The lines of the cart, each with a quantity field and a button that removes it. */
export function CartLines(props: CartLinesProps) {
  const { cart, hasReducedRate, wantedQuantities, stockNotes, productPath, onQuantityChanged, onLineRemoved } = props;
  const lines = cart.detail.products.map((line): Line => {
    const wanted = wantedQuantities.get(line.key);
    const note = stockNotes.get(line.key);
    return {
      ...line,
      image: line.product_info.image,
      path: productPath(line),
      extra:
        note || line.temperature ? (
          <>
            <CoolBadge temperature={line.temperature} />
            {note ? <LineStock note={note} /> : null}
          </>
        ) : null,
      quantityField: (
        <QuantityField
          id={`quantity-${line.key}`}
          label={copy.quantity(line.product_name)}
          value={wanted || line.quantity}
          max={line.max_quantity}
          disabled={note?.kind === "out"}
          onChange={(quantity) => onQuantityChanged(line, quantity)}
        />
      ),
      action: (
        <Button
          look="quiet"
          icon="trash"
          loading={wanted === 0}
          aria-label={copy.removeLine(line.product_name)}
          onClick={(event) => {
            yieldFocus(event);
            onLineRemoved(line);
          }}
        >
          {copy.remove}
        </Button>
      ),
    };
  });
  return <LineList lines={lines} hasReducedRate={hasReducedRate} label={copy.lines} />;
}

function LineStock({ note }: { note: StockNote }) {
  if (note.kind === "out") {
    return (
      <>
        <Badge tone="danger">{copy.out}</Badge>
        <p className={styles.problem}>{copy.outHelp}</p>
      </>
    );
  }
  if (note.kind === "tooMany") return <p className={styles.problem}>{copy.tooMany(note.max)}</p>;
  return <Badge tone="warning">{copy.few(note.left)}</Badge>;
}
