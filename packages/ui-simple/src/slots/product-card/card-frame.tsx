import type { ReactNode } from "react";
import { ProductPicture, type ProductPictureProps } from "#ui/elements/product-picture/product-picture";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import type { ProductCardProps } from "#ui/slots/product-card/product-card.props";
import { theme } from "#ui/theme";
import styles from "./product-card.module.css";

interface CardFrameProps extends ProductCardProps {
  /** By default the picture is square, and at most 640 px wide. */
  picture?: Pick<ProductPictureProps, "ratio" | "maxFetchedWidth">;
  /** On the picture. */
  over?: ReactNode;
}

/** The picture of a card with the veil of a sold-out product, its text below, and the heart. */
export function CardFrame(props: CardFrameProps) {
  const { product, sizes = theme.gridSizes, priority, picture, over, onFavouriteToggled, children } = props;
  const isSoldOut = !product.is_stock_available;
  return (
    <article className={styles.card} data-sold-out={isSoldOut || undefined}>
      <div className={styles.frame}>
        <ProductPicture
          ratio="square"
          maxFetchedWidth={640}
          {...picture}
          picture={product.image}
          sizes={sizes}
          alt=""
          priority={priority}
        />
        {isSoldOut ? <span className={styles.veil}>{copy.soldOut}</span> : null}
        {over}
      </div>
      <div className={styles.text}>{children}</div>
      {onFavouriteToggled ? (
        <FavouriteButton className={styles.heart} product={product} onToggled={() => onFavouriteToggled(product)} />
      ) : null}
    </article>
  );
}
