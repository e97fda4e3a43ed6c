import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { ReactNode } from "react";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { theme } from "#ui/theme";
import styles from "./product-card.module.css";

export interface ProductCardProps {
  product: ProductInfo;
  /** As in `ProductPicture`; by default that of the product grid. */
  sizes?: string;
  /** For the first visible cards: their pictures load at once. */
  priority?: boolean;
  /** Without it the card has no favourite button. */
  onFavouriteToggled?: ((product: ProductInfo) => void) | undefined;
  /**
   * Adds the product's default variant to the cart. Simple's card has no button for it; a theme's card may have one where
   * `default_variant_id` is not null. Undefined while the shop has stopped selling.
   */
  onAddedToCart?: ((product: ProductInfo) => void) | undefined;
  /** Below the text. */
  children?: ReactNode;
}

/** A product in a list. The link of its name covers the whole card. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = theme.gridSizes, priority, onFavouriteToggled, children } = props;
  const { name, brand, image, is_stock_available, review_summary } = product;
  return (
    <article className={styles.card} data-sold-out={is_stock_available ? undefined : ""}>
      <div className={styles.frame}>
        <ProductPicture
          picture={image}
          sizes={sizes}
          ratio="square"
          alt=""
          maxFetchedWidth={640}
          priority={priority ?? false}
        />
        {is_stock_available ? null : <span className={styles.veil}>{copy.soldOut}</span>}
      </div>
      <div className={styles.text}>
        {brand ? <p className={styles.brand}>{brand.name}</p> : null}
        <p className={styles.name}>
          <a className={styles.link} href={paths.product({ key: product.key })}>
            {name}
          </a>
        </p>
        <p className={styles.price}>
          <ProductPrice product={product} />
        </p>
        {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
        <ProductBadges className={styles.badges} product={product} />
        {children}
      </div>
      {onFavouriteToggled ? (
        <FavouriteButton className={styles.heart} product={product} onToggled={() => onFavouriteToggled(product)} />
      ) : null}
    </article>
  );
}
