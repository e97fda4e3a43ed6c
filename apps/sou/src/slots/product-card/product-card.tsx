import { paths } from "@noren/contract/paths";
import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { theme } from "#ui/theme";
import { readCraft } from "../../own/craft/read-craft.ts";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A piece on a sheet, seen low so that its foot shows; below it who made it, where, and whether one chooses the very piece. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = theme.gridSizes, priority, onFavouriteToggled, children } = props;
  const { name, brand, image, is_stock_available, review_summary } = product;
  const { place, choice } = readCraft(product);
  return (
    <article className={styles.card} data-sold-out={is_stock_available ? undefined : ""}>
      <div className={styles.frame}>
        <ProductPicture
          picture={image}
          sizes={sizes}
          ratio="portrait"
          alt=""
          maxFetchedWidth={640}
          priority={priority ?? false}
        />
        {is_stock_available ? null : <span className={styles.veil}>{copy.soldOut}</span>}
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          <a className={styles.link} href={paths.product({ key: product.key })}>
            {name}
          </a>
        </p>
        {brand ? (
          <p className={styles.brand}>
            {brand.name}
            {place ? <span className={styles.place}>{place}</span> : null}
          </p>
        ) : null}
        <p className={styles.price}>
          <ProductPrice product={product} />
        </p>
        {choice ? <p className={styles.choice}>{choice}</p> : null}
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
