import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { CategoryTiles } from "#ui/screens/home/category-tiles";
import { Features } from "#ui/screens/home/features";
import { HomeSection } from "#ui/screens/home/home-section";
import type { HomeProps } from "#ui/screens/home/home.props";
import styles from "#ui/screens/home/home-view.module.css";
import { NewsList } from "#ui/screens/home/news-list";
import { KeyBand } from "../../../own/home/key-band.tsx";
import { Opening } from "../../../own/home/opening.tsx";

/** A campus co-op's home: what a term needs comes first, and the way to what only its members see. */
export function HomeView(props: HomeProps) {
  const { shopName, heroes, features, categories, collections, news, hasReducedRate } = props;
  const { onFavouriteToggled, onAddedToCart } = props;
  const handlers = { onFavouriteToggled, onAddedToCart };
  const [opening] = heroes;
  const ofTerm = collections.filter(({ alias }) => alias === "seasonal");
  const others = collections.filter(({ alias }) => alias !== "seasonal");
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <Heading level={1}>{shopName}</Heading>
      </VisuallyHidden>
      {opening ? <Opening banner={opening} /> : null}
      <CategoryTiles categories={categories} />
      {ofTerm.map((collection) => (
        <HomeSection key={collection.alias} collection={collection} {...handlers} />
      ))}
      <KeyBand />
      {others.map((collection) => (
        <HomeSection key={collection.alias} collection={collection} {...handlers} />
      ))}
      <Features features={features} />
      <NewsList news={news} />
      {hasReducedRate ? (
        <p className={styles.section}>
          <ReducedRateLegend />
        </p>
      ) : null}
    </div>
  );
}
