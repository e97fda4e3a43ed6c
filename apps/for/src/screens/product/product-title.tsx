import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import { cardCopy as copy } from "../../own/product/card.copy.ts";
import { takesPaper } from "../../own/sides.ts";
import styles from "../../own/product/title.module.css";

/** Simple's title, and what comes without a charge. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  return (
    <div className={styles.title}>
      <SimpleProductTitle {...props} />
      <p className={styles.included}>{takesPaper(props.product) ? copy.paper : copy.tanzaku}</p>
    </div>
  );
}
