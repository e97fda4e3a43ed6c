import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { factsCopy as copy } from "./facts.copy.ts";
import styles from "./facts.module.css";

interface AddOneProps {
  product: ProductInfo;
  onAdded: ((product: ProductInfo) => void) | undefined;
}

/** Adds one piece; leads to the product where something has to be chosen. Nothing for a product that is sold out. */
export function AddOne({ product, onAdded }: AddOneProps) {
  const { key, name, is_stock_available, default_variant_id } = product;
  if (!is_stock_available) return null;
  if (default_variant_id === null)
    return (
      <ButtonLink href={paths.product({ key })} aria-label={copy.chooseOf(name)}>
        {copy.choose}
      </ButtonLink>
    );
  if (!onAdded) return null;
  return (
    <>
      <span className={styles.scripted}>
        <Button aria-label={copy.addOf(name)} onClick={() => onAdded(product)}>
          {copy.add}
        </Button>
      </span>
      <ProductLink product={product} />
    </>
  );
}

/** Without scripts: the product's page, whose form adds it. */
export function ProductLink({ product: { key, name } }: Pick<AddOneProps, "product">) {
  return (
    <noscript>
      <ButtonLink href={paths.product({ key })} aria-label={copy.openOf(name)}>
        {copy.open}
      </ButtonLink>
    </noscript>
  );
}
