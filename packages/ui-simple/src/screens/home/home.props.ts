import type { Banner, BusinessDate, Category, News, ProductInfo } from "@noren/contract";

/** A row of products under a heading, e.g. the ranking. */
export interface HomeCollection {
  alias: string;
  title: string;
  lead: string;
  products: readonly ProductInfo[];
  /** The path of the full list, or null without one. */
  path: string | null;
}

/** What the model of a theme's own section returns: its view's props beside the home's. */
export interface OwnSectionProps {
  /** Products that the section shows; they count for the page's note on the reduced tax rate. */
  products?: readonly ProductInfo[];
}

/** The props of the home and of each of its sections. */
export interface HomeProps {
  shopName: string;
  /** The first one is the largest picture of the page. */
  heroes: readonly Banner[];
  features: readonly Banner[];
  categories: readonly Category[];
  /** The newest products; null without any. */
  newest: HomeCollection | null;
  /** The collections of the theme's `homeSections` that the shop has. */
  collections: readonly HomeCollection[];
  news: readonly News[];
  /** This month and the next, day by day; empty when the shop has no calendar. */
  businessDates: readonly BusinessDate[];
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
  /** Products that this browser viewed last; empty on the server. */
  recentProducts: readonly ProductInfo[];
  /** One of the shown prices is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  /** What the models of the theme's own sections returned, by id; the home leaves out a section that has null here. */
  ownSections: Readonly<Record<string, OwnSectionProps | null>>;
  onFavouriteToggled: (product: ProductInfo) => void;
  /** Adds a card's default variant to the cart; undefined while the shop has stopped selling. */
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
