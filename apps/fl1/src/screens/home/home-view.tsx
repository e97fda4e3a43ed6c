import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import type { HomeProps } from "#ui/screens/home/home.props";
import { NewsList } from "#ui/screens/home/news-list";
import styles from "../../own/home/home.module.css";
import { Letter, Opening } from "../../own/home/opening.tsx";
import { Selection } from "../../own/home/selection.tsx";
import { Kinds, Occasions } from "../../own/occasions/occasions.tsx";

/** A florist's home: for whom and what for comes before what. */
export function HomeView(props: HomeProps) {
  const { shopName, heroes, features, categories, collections, news, hasReducedRate } = props;
  const { onFavouriteToggled, onAddedToCart } = props;
  const handlers = { onFavouriteToggled, onAddedToCart };
  const [opening, ...letters] = heroes;
  const [first, ...rest] = collections;
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <Heading level={1}>{shopName}</Heading>
      </VisuallyHidden>
      {opening ? <Opening banner={opening} /> : null}
      <Occasions categories={categories} />
      {first ? <Selection collection={first} {...handlers} /> : null}
      {[...features, ...letters].map((banner) => (
        <Letter key={banner.id} banner={banner} />
      ))}
      <Kinds categories={categories} />
      {rest.map((collection) => (
        <Selection key={collection.alias} look="row" collection={collection} {...handlers} />
      ))}
      <NewsList news={news} />
      {hasReducedRate ? (
        <p className={styles.note}>
          <ReducedRateLegend />
        </p>
      ) : null}
    </div>
  );
}
