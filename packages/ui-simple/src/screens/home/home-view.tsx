import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { CategoryTiles } from "#ui/screens/home/category-tiles";
import { Features } from "#ui/screens/home/features";
import { Hero } from "#ui/screens/home/hero";
import { HomeSection } from "#ui/screens/home/home-section";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeProps } from "#ui/screens/home/home.props";
import { NewsList } from "#ui/screens/home/news-list";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./home-view.module.css";

/** The shop's face: one large picture, then the ways in. */
export function HomeView(props: HomeProps) {
  const {
    shopName,
    heroes,
    features,
    categories,
    collections,
    news,
    recentProducts,
    hasReducedRate,
    onFavouriteToggled,
    onAddedToCart,
  } = props;
  const handlers = { onFavouriteToggled, onAddedToCart };
  const { businessDates, today } = props;
  const [first, ...rest] = collections;
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <Heading level={1}>{shopName}</Heading>
      </VisuallyHidden>
      <Hero heroes={heroes} />
      {first ? <HomeSection collection={first} {...handlers} /> : null}
      <CategoryTiles categories={categories} />
      <Features features={features} />
      {rest.map((collection) => (
        <HomeSection key={collection.alias} collection={collection} {...handlers} />
      ))}
      {recentProducts.length > 0 ? (
        <section className={styles.section}>
          <Heading level={2}>{copy.recent}</Heading>
          <ProductGrid look="row" products={recentProducts} {...handlers} />
        </section>
      ) : null}
      <NewsList news={news} />
      {businessDates.length > 0 ? (
        <section className={styles.section}>
          <Heading level={2}>{copy.calendar}</Heading>
          <BusinessCalendar dates={businessDates} today={today} />
        </section>
      ) : null}
      {hasReducedRate ? (
        <p className={styles.section}>
          <ReducedRateLegend />
        </p>
      ) : null}
    </div>
  );
}
