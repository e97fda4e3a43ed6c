import { paths } from "@noren/contract/paths";
import type { ProductInfo } from "@noren/contract";
import type { ReactNode } from "react";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import type { ProductGridProps } from "#ui/slots/product-grid/product-grid";
import styles from "./product-line.module.css";

interface ProductLineProps extends Pick<ProductGridProps, "onFavouriteToggled"> {
  product: ProductInfo;
  /** For the first visible rows: their pictures load at once. */
  priority?: boolean;
  /** Below the text: what else can be done with the product. */
  children?: ReactNode;
}

/** A product as a row: picture, name, the facts that the shop shows on cards, price and stars. */
export function ProductLine({ product, priority = false, onFavouriteToggled, children }: ProductLineProps) {
  const { name, brand, image, is_stock_available, review_summary, attributes = [] } = product;
  return (
    <article className={styles.line} data-sold-out={is_stock_available ? undefined : ""}>
      <ProductPicture
        className={styles.picture}
        picture={image}
        sizes="(width > 767px) 160px, 30vw"
        ratio="square"
        alt=""
        maxFetchedWidth={640}
        priority={priority}
      />
      <div className={styles.text}>
        {brand ? <p className={styles.soft}>{brand.name}</p> : null}
        <p>
          <a className={styles.link} href={paths.product({ key: product.key })}>
            {name}
          </a>
        </p>
        {review_summary ? <p className={styles.soft}>{copy.rating(review_summary)}</p> : null}
        {attributes.length > 0 ? (
          <dl className={styles.facts}>
            {attributes.map(({ key, name: term, text }) => (
              <div key={key}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <div className={styles.offer}>
        <p>
          <ProductPrice product={product} />
        </p>
        <ProductBadges className={styles.badges} product={product} showSoldOut />
        {children}
      </div>
      {onFavouriteToggled ? (
        <FavouriteButton className={styles.heart} product={product} onToggled={() => onFavouriteToggled(product)} />
      ) : null}
    </article>
  );
}
