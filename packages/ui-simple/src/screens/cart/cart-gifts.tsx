import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import styles from "./cart-view.module.css";

/** What is chosen for the parcels that are gifts. */
export function CartGifts({ gifts }: Pick<CartProps, "gifts">) {
  if (gifts.length === 0) return null;
  return (
    <section className={styles.gifts}>
      <Heading level={2} size="s">
        {copy.gifts}
      </Heading>
      {gifts.map(({ key, name, packed, path }) => (
        <div key={key} className={styles.gift}>
          <p>{copy.giftFor(name)}</p>
          <GiftSummary packed={packed} />
          <p>
            <TextLink href={path}>{copy.changeGift(name)}</TextLink>
          </p>
        </div>
      ))}
    </section>
  );
}
