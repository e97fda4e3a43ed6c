import { paths } from "@noren/contract/paths";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { theme } from "#ui/theme";
import { TasteChart } from "../../own/taste/taste-chart.tsx";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A bag with its name, and instead of the brand what a roaster's customer asks for: roast, acidity, bitterness, body. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = theme.gridSizes, priority, onFavouriteToggled, children } = props;
  const { name, image, is_stock_available, review_summary, attributes } = product;
  return (
    <article className={styles.card} data-sold-out={is_stock_available ? undefined : ""}>
      <div className={styles.frame}>
        <ProductPicture
          picture={image}
          sizes={sizes}
          ratio="portrait"
          alt=""
          maxFetchedWidth={800}
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
        <TasteChart attributes={attributes} />
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
