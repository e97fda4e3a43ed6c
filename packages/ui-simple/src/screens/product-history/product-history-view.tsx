import { ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { productHistoryCopy as copy } from "#ui/screens/product-history/product-history.copy";
import type { ProductHistoryProps } from "#ui/screens/product-history/product-history.props";
import { RemovablePage } from "#ui/slots/account-page/removable-page";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import styles from "./product-history-view.module.css";

/** The products that the member viewed last. */
export function ProductHistoryView(props: ProductHistoryProps) {
  const { viewed, hasReducedRate, productListPath, productPath, onFavouriteToggled, ...page } = props;
  return (
    <RemovablePage
      {...page}
      copy={copy}
      items={viewed}
      next={{ path: productListPath, name: copy.toProducts }}
      note={hasReducedRate ? <ReducedRateLegend /> : null}
      removeLabel={({ product }) => copy.remove(product.name)}
    >
      {({ product }) => (
        <div className={styles.row}>
          <a className={styles.product} href={productPath(product)}>
            <ProductPicture picture={product.image} sizes="80px" maxFetchedWidth={320} ratio="square" alt="" />
            <span className={styles.text}>
              <span className={styles.name}>{product.name}</span>
              <ProductPrice product={product} />
            </span>
          </a>
          <FavouriteButton product={product} onToggled={() => onFavouriteToggled(product)} />
        </div>
      )}
    </RemovablePage>
  );
}
