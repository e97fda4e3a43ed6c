import { paths, staticPages } from "@noren/contract/paths";
import { Badge } from "#ui/elements/badge/badge";
import { Heading } from "#ui/elements/heading/heading";
import { Price } from "#ui/elements/price/price";
import { TextLink } from "#ui/elements/text-link/text-link";
import { requiredPart } from "#ui/required-part";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import { productCardCopy } from "#ui/slots/product-card/product-card.copy";
import styles from "./product-view.module.css";

/** Brand, name, catch copy, price, and the link to the page about postage. */
export function ProductTitle({ product, price }: ProductProps) {
  return (
    <div className={styles.title}>
      {product.brand ? (
        <p className={styles.brand}>
          <TextLink href={paths.productList({ brand: product.brand.key })} look="plain">
            {product.brand.name}
          </TextLink>
        </p>
      ) : null}
      <Heading level={1}>{product.name}</Heading>
      <p className={styles.catch}>{product.catch_copy}</p>
      {product.review_summary ? (
        <p className={styles.carriage}>
          <TextLink href="#reviews">{productCardCopy.rating(product.review_summary)}</TextLink>
        </p>
      ) : null}
      <p className={styles.price}>
        <Price {...price} size="l" />
        {product.is_new ? <Badge tone="accent">{copy.isNew}</Badge> : null}
      </p>
      <p {...requiredPart("postage-note")} className={styles.carriage}>
        <TextLink href={staticPages.delivery}>{copy.carriage}</TextLink>
      </p>
    </div>
  );
}
