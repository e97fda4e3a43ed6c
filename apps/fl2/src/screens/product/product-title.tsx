import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import { latinNameCopy as copy } from "../../own/product/latin-name.copy.ts";
import styles from "../../own/product/latin-name.module.css";

/** Simple's title with the Latin name of a plant above it, as on a label in the pot. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  const latin = props.product.specs.find(({ name }) => name === copy.row)?.value;
  if (!latin) return <SimpleProductTitle {...props} />;
  return (
    <div>
      <p className={styles.latin} lang="la">
        {latin}
      </p>
      <SimpleProductTitle {...props} />
    </div>
  );
}
