import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { LineList, type Line } from "#ui/slots/line-list/line-list";
import { yieldFocus } from "#ui/yield-focus";
import lineStyles from "./cart-line-details.module.css";
import styles from "./cart-view.module.css";

type SavedLinesProps = Pick<
  CartProps,
  "saved" | "savedHasReducedRate" | "movingKeys" | "onSavedReturned" | "onSavedRemoved"
>;

/** What the shopper saved for later, with buttons that put it back into the cart and remove it [cart.save-for-later]. */
export function SavedLines({
  saved,
  savedHasReducedRate,
  movingKeys,
  onSavedReturned,
  onSavedRemoved,
}: SavedLinesProps) {
  if (saved.length === 0) return null;
  const nameOf = (id: number | null) => saved.find(({ line }) => line.product_id === id)?.line.product_name ?? null;
  const lines = saved.map(({ line, path, state }): Line => {
    const isMoving = movingKeys.has(line.key);
    return {
      ...line,
      subtotal: line.unit_price * line.quantity,
      image: line.product_info.image,
      path,
      accessoryOf: nameOf(line.accessory_of),
      extra: state === "soldOut" || state === "gone" ? <p className={lineStyles.problem}>{copy[state]}</p> : null,
      action: (
        <>
          {state === "available" ? (
            <Button
              look="quiet"
              icon="cart"
              loading={isMoving}
              aria-label={copy.bringBackLine(line.product_name)}
              onClick={(event) => {
                yieldFocus(event);
                onSavedReturned(line);
              }}
            >
              {copy.bringBack}
            </Button>
          ) : null}
          <Button
            look="quiet"
            icon="trash"
            loading={isMoving}
            aria-label={copy.removeSaved(line.product_name)}
            onClick={(event) => {
              yieldFocus(event);
              onSavedRemoved(line);
            }}
          >
            {copy.remove}
          </Button>
        </>
      ),
    };
  });
  return (
    <section className={styles.later}>
      <Heading level={2}>{copy.saved(saved.length)}</Heading>
      <p className={styles.lead}>{copy.savedLead}</p>
      <LineList lines={lines} hasReducedRate={savedHasReducedRate} label={copy.savedLines} />
    </section>
  );
}
