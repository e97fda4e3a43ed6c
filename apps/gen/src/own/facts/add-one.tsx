import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { factsCopy as copy } from "./facts.copy.ts";

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
    <Button aria-label={copy.addOf(name)} onClick={() => onAdded(product)}>
      {copy.add}
    </Button>
  );
}
