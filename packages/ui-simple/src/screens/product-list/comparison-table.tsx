import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { type Ref, useId } from "react";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Icon } from "#ui/elements/icon/icon";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { Comparison, ComparisonRow, ProductListProps } from "#ui/screens/product-list/product-list.props";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./comparison-table.module.css";

interface ComparisonTableProps extends Comparison, Pick<ProductListProps, "onAddedToCart"> {
  hasReducedRate: boolean;
  ref: Ref<HTMLDivElement>;
}

/**
 * The chosen products beside each other. On a narrow screen the products scroll past the names of the rows. The checkbox
 * hides rows by the style sheet, so that it works without scripts.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { products, rows, closePath, hasReducedRate, onAddedToCart, ref } = props;
  const hideId = useId();
  return (
    <div className={styles.comparison}>
      {rows.some(({ isSame }) => isSame) && products.length > 1 ? (
        <label className={styles.hide} htmlFor={hideId}>
          <input id={hideId} type="checkbox" className={styles.box} />
          {copy.hideSame}
        </label>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div ref={ref} className={styles.frame} role="region" aria-label={copy.comparison} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{copy.comparedItem}</VisuallyHidden>
              </th>
              {products.map(({ product, product: { id, key, name, image }, pathWithout }) => (
                <th key={id} scope="col">
                  <div className={styles.product}>
                    <ProductPicture
                      picture={image}
                      sizes="(width > 767px) 200px, 140px"
                      ratio="square"
                      alt=""
                      maxFetchedWidth={640}
                    />
                    <a href={paths.product({ key })}>{name}</a>
                    <Buy product={product} onAddedToCart={onAddedToCart} />
                    <a
                      className={styles.remove}
                      href={pathWithout}
                      aria-label={copy.comparedOf(name)}
                      data-replace=""
                      onClick={yieldFocus}
                    >
                      <Icon name="close" size={16} />
                      {copy.compared}
                    </a>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} data-same={row.isSame || undefined}>
                <th scope="row">{row.name}</th>
                {products.map(({ product }, index) => (
                  <td key={product.id}>
                    {row.kind === "price" ? <ProductPrice product={product} /> : <Text row={row} index={index} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasReducedRate ? <ReducedRateLegend /> : null}
      <p>
        <ButtonLink href={closePath} data-replace="">
          {copy.comparisonClose}
        </ButtonLink>
      </p>
    </div>
  );
}

/** One piece into the cart; the way to the product where something has to be chosen, and without scripts. */
function Buy({ product, onAddedToCart }: Pick<ComparisonTableProps, "onAddedToCart"> & { product: ProductInfo }) {
  const { key, name, default_variant_id, is_stock_available } = product;
  if (!is_stock_available) return null;
  const link = (
    <ButtonLink href={paths.product({ key })} aria-label={copy.comparedChooseOf(name)}>
      {copy.comparedChoose}
    </ButtonLink>
  );
  if (default_variant_id === null) return link;
  if (!onAddedToCart) return null;
  return (
    <>
      <span className={styles.scripted}>
        <Button aria-label={copy.comparedAddOf(name)} onClick={() => onAddedToCart(product)}>
          {copy.comparedAdd}
        </Button>
      </span>
      <noscript>{link}</noscript>
    </>
  );
}

function Text({ row, index }: { row: Extract<ComparisonRow, { kind: "text" }>; index: number }) {
  const text = row.texts[index];
  if (text) return text;
  return (
    <>
      <span aria-hidden="true">{copy.comparedNothing}</span>
      <VisuallyHidden>{copy.comparedNothingLabel}</VisuallyHidden>
    </>
  );
}
