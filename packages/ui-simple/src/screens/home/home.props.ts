import type { Banner, BusinessDate, Category, News, ProductInfo } from "@noren/contract";

/** A row of products under a heading, e.g. the ranking. */
export interface HomeCollection {
  alias: string;
  title: string;
  lead: string;
  products: readonly ProductInfo[];
  /** Where all of them are listed, null where there is no such list. */
  path: string | null;
}

export interface HomeProps {
  shopName: string;
  /** The first is the page's largest picture. */
  heroes: readonly Banner[];
  features: readonly Banner[];
  categories: readonly Category[];
  collections: readonly HomeCollection[];
  news: readonly News[];
  /** This month and the next, day by day; empty where the shop has no calendar. */
  businessDates: readonly BusinessDate[];
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
  /** What this browser looked at last; empty on the server. */
  recentProducts: readonly ProductInfo[];
  /** One of the shown prices is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  onFavouriteToggled: (product: ProductInfo) => void;
}
