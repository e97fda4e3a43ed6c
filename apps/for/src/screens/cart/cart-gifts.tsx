import type { ComponentProps } from "react";
import { CartGifts as SimpleCartGifts } from "@noren/ui-simple/screens/cart/cart-gifts";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { cartCopy } from "#ui/screens/cart/cart.copy";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import styles from "./cart-view.module.css";

/** Each destination as one sheet with its 掛け紙 in small. */
export function CartGifts(props: ComponentProps<typeof SimpleCartGifts>) {
  const { gifts, socialGift } = props;
  if (socialGift.receiverName !== null || gifts.length === 0) return <SimpleCartGifts {...props} />;
  return (
    <section className={styles.gifts}>
      <Heading level={2} size="s">
        {cartCopy.gifts}
      </Heading>
      {gifts.map(({ key, name, packed, path }) => (
        <div key={key} className={styles.gift}>
          <p>{cartCopy.giftFor(name)}</p>
          <GiftSummary packed={packed} showsPaper />
          <p>
            <TextLink href={path}>{cartCopy.changeGift(name)}</TextLink>
          </p>
        </div>
      ))}
    </section>
  );
}
