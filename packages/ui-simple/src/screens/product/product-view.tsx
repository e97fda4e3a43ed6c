import { useRef } from "react";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { BuyBar } from "#ui/screens/product/buy-bar";
import { BuyBox } from "#ui/screens/product/buy-box";
import { Gallery } from "#ui/screens/product/gallery";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import { ProductTitle } from "#ui/screens/product/product-title";
import type { ProductProps } from "#ui/screens/product/product.props";
import { ProductRow } from "#ui/slots/product-row/product-row";
import styles from "./product-view.module.css";

/** A product with its pictures, price, stock, description, and the form that adds it to the cart. */
export function ProductView(props: ProductProps) {
  const { product, breadcrumbs, variant, message, recommendations, recentProducts, hasReducedRate } = props;
  const addRef = useRef<HTMLDivElement>(null);
  const actions = { onFavouriteToggled: props.onFavouriteToggled, onAddedToCart: props.onCardAddedToCart };
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[...breadcrumbs, { name: product.name, path: null }]} />
      <div className={styles.columns}>
        <Gallery
          pictures={product.images}
          chosen={variant?.image ?? null}
          poster={product.video?.poster}
          player={props.video}
        />
        <div className={styles.buy}>
          <ProductTitle {...props} />
          <BuyBox {...props} addRef={addRef} />
          <section id="delivery" data-late="" className={styles.delivery}>
            {props.delivery}
          </section>
          {message ? <PageMessage {...message} /> : null}
        </div>
      </div>
      <div className={styles.about}>
        <section className={styles.part}>
          <Heading level={2}>{copy.description}</Heading>
          <p className={styles.description}>{product.description}</p>
        </section>
        <div id="details" data-late="" className={styles.details}>
          {props.details}
        </div>
      </div>
      <div id="accessories" data-late="" className={styles.late}>
        {props.accessories}
      </div>
      <section id="reviews" data-late="" className={styles.reviews}>
        <Heading level={2}>{copy.reviews}</Heading>
        {props.reviews}
      </section>
      <ProductRow {...actions} title={copy.recommendations} products={recommendations} />
      <ProductRow {...actions} title={copy.recent} products={recentProducts} />
      {hasReducedRate ? <ReducedRateLegend /> : null}
      <BuyBar {...props} addRef={addRef} />
    </div>
  );
}
