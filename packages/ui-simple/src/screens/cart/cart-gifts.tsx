import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import styles from "./cart-view.module.css";

/** The recipient of a social gift, and the packing of the parcels that are gifts. */
export function CartGifts({ gifts, socialGift: { path, receiverName } }: Pick<CartProps, "gifts" | "socialGift">) {
  if (gifts.length === 0 && receiverName === null) return null;
  return (
    <section className={styles.gifts}>
      <Heading level={2} size="s">
        {copy.gifts}
      </Heading>
      {receiverName === null ? null : (
        <div className={styles.gift}>
          <p>{copy.socialTo(receiverName)}</p>
          <p>{copy.socialIs}</p>
          <p>
            <TextLink href={path}>{copy.changeSocial}</TextLink>
          </p>
        </div>
      )}
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
