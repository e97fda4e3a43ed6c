import type { ComponentType } from "react";
import { ownHomeSections } from "#ui/home-sections";
import { Calendar } from "#ui/screens/home/calendar";
import { CategoryTiles } from "#ui/screens/home/category-tiles";
import { CollectionSection } from "#ui/screens/home/collection-section";
import { Features } from "#ui/screens/home/features";
import { Hero } from "#ui/screens/home/hero";
import type { HomeProps } from "#ui/screens/home/home.props";
import { Newest } from "#ui/screens/home/newest";
import { NewsList } from "#ui/screens/home/news-list";
import { RecentProducts } from "#ui/screens/home/recent-products";
import type { HomeSection, SimpleHomeSection } from "#ui/theme.props";

type SectionView = ComponentType<HomeProps>;

const simpleViews: Readonly<Record<SimpleHomeSection, SectionView>> = {
  hero: Hero,
  newest: Newest,
  "category-tiles": CategoryTiles,
  features: Features,
  "recent-products": RecentProducts,
  "news-list": NewsList,
  calendar: Calendar,
};

/** One section of a theme's `homeSections`. */
export function Section({ section, home }: { section: HomeSection; home: HomeProps }) {
  const { collections, ownSections, onFavouriteToggled, onAddedToCart } = home;
  if (typeof section === "object") {
    const collection = collections.find(({ alias }) => alias === section.alias);
    if (!collection) return null;
    return (
      <CollectionSection
        collection={collection}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
    );
  }
  const views: Readonly<Record<string, SectionView>> = simpleViews;
  const own: Readonly<Record<string, { View: ComponentType<never> }>> = ownHomeSections;
  const found = own[section];
  const View = views[section] ?? (found?.View as SectionView | undefined);
  const props = ownSections[section];
  const isMissing = found && "useModel" in found && !props;
  return View && !isMissing ? <View {...home} {...props} /> : null;
}
