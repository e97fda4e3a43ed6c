import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { stylistCopy as copy } from "#ui/screens/stylist/stylist.copy";
import type { StylistProps } from "#ui/screens/stylist/stylist.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { StoryCards } from "#ui/slots/story-cards/story-cards";
import styles from "./stylist-view.module.css";

/** One of the people who choose products, with the chosen products. */
export function StylistView(props: StylistProps) {
  const { stylist, listName, products, others, listPath, hasReducedRate } = props;
  if (stylist === null) return <Loader label={copy.loading} />;
  const { name, role, words, image } = stylist;
  return (
    <ColumnPage
      above={
        <Breadcrumbs
          items={[
            { name: listName, path: listPath },
            { name, path: null },
          ]}
        />
      }
      title={name}
      lead={role}
      back={{ path: listPath, name: copy.back }}
    >
      <div className={styles.person}>
        {image ? (
          <ProductPicture picture={image} sizes="(width > 767px) 20rem, 100vw" ratio="portrait" alt="" priority />
        ) : null}
        <p className={styles.words}>{words}</p>
      </div>
      {products.length > 0 ? (
        <section className={styles.section}>
          <Heading level={2}>{copy.products(name)}</Heading>
          <ProductGrid
            products={products}
            label={copy.products(name)}
            onFavouriteToggled={props.onFavouriteToggled}
            onAddedToCart={props.onAddedToCart}
          />
          {hasReducedRate ? <ReducedRateLegend /> : null}
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className={styles.section}>
          <Heading level={2}>{copy.others}</Heading>
          <StoryCards cards={others} level={3} />
        </section>
      ) : null}
    </ColumnPage>
  );
}
