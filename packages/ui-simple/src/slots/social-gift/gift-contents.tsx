import type { Picture } from "@noren/contract";
import { formatNumber } from "@noren/validation/format";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { socialGiftCopy as copy } from "#ui/slots/social-gift/social-gift.copy";
import styles from "./social-gift.module.css";

export interface GiftContentsProps {
  products: readonly { name: string; quantity: number; image: Picture }[];
}

/** The products of a social gift, without prices. */
export function GiftContents({ products }: GiftContentsProps) {
  return (
    <section className={styles.contents} aria-label={copy.contents}>
      <Heading level={2} size="s">
        {copy.contents}
      </Heading>
      <ul className={styles.products}>
        {products.map(({ name, quantity, image }, index) => (
          <li key={index} className={styles.product}>
            <div className={styles.picture}>
              <ProductPicture picture={image} sizes="88px" maxFetchedWidth={320} ratio="square" alt="" />
            </div>
            <p>{name}</p>
            <p className={styles.quantity}>{copy.quantity(formatNumber(quantity))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
