import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { CardName } from "#ui/slots/product-card/card-name";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { theme } from "#ui/theme";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A portrait picture, because bouquets are tall, with little text centred below. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = theme.gridSizes, priority, onFavouriteToggled, children } = props;
  const { image, is_new, is_stock_available, review_summary } = product;
  const note = is_stock_available ? (is_new ? copy.isNew : null) : copy.soldOut;
  return (
    <article className={styles.card} data-sold-out={is_stock_available ? undefined : ""}>
      <ProductPicture
        className={styles.picture}
        picture={image}
        sizes={sizes}
        ratio="portrait"
        alt=""
        priority={priority ?? false}
      />
      <div className={styles.text}>
        <CardName product={product} />
        <p>
          <ProductPrice product={product} />
        </p>
        {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        {children}
      </div>
      {onFavouriteToggled ? (
        <FavouriteButton className={styles.heart} product={product} onToggled={() => onFavouriteToggled(product)} />
      ) : null}
    </article>
  );
}
