import { paths } from "@noren/contract/paths";
import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import { readCraft } from "../../own/craft/read-craft.ts";
import styles from "../../own/product/title.module.css";

/** Simple's title, with the maker and the place upright at its right, and whether one chooses the very piece. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  const { brand } = props.product;
  const { place, choice } = readCraft(props.product);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <SimpleProductTitle {...props} />
        {choice ? <p className={styles.choice}>{choice}</p> : null}
      </div>
      {brand ? (
        <p className={styles.maker}>
          {place ? <span className={styles.place}>{place}</span> : null}
          <a className={styles.link} href={paths.productList({ brand: brand.key })}>
            {brand.name}
          </a>
        </p>
      ) : null}
    </div>
  );
}
