import { paths } from "@noren/contract/paths";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { joinClasses } from "#ui/join-classes";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { theme } from "#ui/theme";
import { KeepingLine } from "../../own/keeping/keeping-line.tsx";
import { describeKind, readKeeping } from "../../own/keeping/read-keeping.ts";
import { fitsOnSlip, Slip } from "../../own/slip/slip.tsx";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A plate from above with the slip of its name; below, what it is, what it costs, how long it keeps. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = theme.gridSizes, priority, onFavouriteToggled, children } = props;
  const { name, image, is_stock_available, attributes, review_summary } = product;
  const kind = describeKind(attributes);
  const keeping = readKeeping(attributes);
  return (
    <article className={styles.card} data-sold-out={is_stock_available ? undefined : ""}>
      <div className={styles.plate}>
        <div className={styles.frame}>
          <ProductPicture
            picture={image}
            sizes={sizes}
            ratio="square"
            alt=""
            maxFetchedWidth={640}
            priority={priority ?? false}
          />
        </div>
        {is_stock_available ? null : <span className={styles.veil}>{copy.soldOut}</span>}
        {fitsOnSlip(name) ? <Slip className={styles.slip} lines={[name]} /> : null}
      </div>
      <div className={styles.text}>
        <p className={joinClasses(styles.name, fitsOnSlip(name) && styles.short)}>
          <a className={styles.link} href={paths.product({ key: product.key })}>
            {name}
          </a>
        </p>
        {kind === "" ? null : <p className={styles.brand}>{kind}</p>}
        <p className={styles.price}>
          <ProductPrice product={product} />
        </p>
        {keeping ? <KeepingLine keeping={keeping} /> : null}
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
