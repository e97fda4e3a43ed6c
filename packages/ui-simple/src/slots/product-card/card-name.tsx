import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import styles from "./product-card.module.css";

/** The name of a card's product, whose link covers the whole card. */
export function CardName({ product: { key, name } }: { product: Pick<ProductInfo, "key" | "name"> }) {
  return (
    <p className={styles.name}>
      <a className={styles.link} href={paths.product({ key })}>
        {name}
      </a>
    </p>
  );
}
