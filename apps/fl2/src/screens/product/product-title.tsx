import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import styles from "../../own/product/latin-name.module.css";

/** The row of the specification with the Latin name. */
const LATIN_NAME = "学名";

/** Simple's title with the Latin name of a plant above it, as on a label in the pot. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  const latin = props.product.specs.find(({ name }) => name === LATIN_NAME)?.value;
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
