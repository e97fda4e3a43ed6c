import type { ProductView as SimpleProductView } from "@noren/ui-simple/screens/product/product-view";
import { type ComponentProps, useRef } from "react";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { BuyBar } from "#ui/screens/product/buy-bar";
import { BuyBox } from "#ui/screens/product/buy-box";
import { Gallery } from "#ui/screens/product/gallery";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import { ProductTitle } from "#ui/screens/product/product-title";
import { ProductRow } from "#ui/slots/product-row/product-row";
import { listNewPictures, listYears } from "../../own/years/list-years.ts";
import { titlesCopy } from "../../own/years/titles.copy.ts";
import { Years } from "../../own/years/years.tsx";
import styles from "./product-view.module.css";

/** The pictures from edge to edge, the facts in one column below them, and the years of the piece where it has them. */
export function ProductView(props: ComponentProps<typeof SimpleProductView>) {
  const { product, breadcrumbs, variant, message, recommendations, recentProducts, hasReducedRate } = props;
  const addRef = useRef<HTMLDivElement>(null);
  const actions = { onFavouriteToggled: props.onFavouriteToggled, onAddedToCart: props.onCardAddedToCart };
  const years = listYears(product.images);
  return (
    <div className={styles.page}>
      <Gallery
        pictures={listNewPictures(product.images)}
        chosen={variant?.image ?? null}
        poster={product.video?.poster}
        player={props.video}
      />
      <div className={styles.buy}>
        <Breadcrumbs items={[...breadcrumbs, { name: product.name, path: null }]} />
        <ProductTitle {...props} />
        <p className={styles.description}>{product.description}</p>
        <BuyBox {...props} addRef={addRef} />
        <section id="delivery" data-late="" className={styles.delivery}>
          {props.delivery}
        </section>
        {message ? <PageMessage {...message} /> : null}
      </div>
      {years.length > 0 ? (
        <section className={styles.years}>
          <Heading level={2}>{titlesCopy.years}</Heading>
          <Years name={product.key} pictures={years} sizes="(width > 1023px) 50rem, 100vw" />
        </section>
      ) : null}
      <div id="details" data-late="" className={styles.details}>
        {props.details}
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
