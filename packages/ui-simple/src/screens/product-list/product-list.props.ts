import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import type { Category, Pagination, ProductFacets, ProductInfo, ProductSort } from "@noren/contract";

/** A condition on an attribute: one of the choices, or a number in a range whose ends are part of it. */
export interface AttributeFilter {
  key: string;
  /** Empty for a range. */
  choices: readonly string[];
  min: number | null;
  max: number | null;
}

/** The filter of the list. Each part is in the query of the URL. */
export interface ProductFilter {
  category: string | null;
  brands: readonly string[];
  maker: string | null;
  tag: string | null;
  attributes: readonly AttributeFilter[];
  /** The numbers on scales to which the first products are nearest. */
  near: readonly { key: string; number: number }[];
  word: string;
  price_min: number | null;
  price_max: number | null;
  in_stock: boolean;
  is_new: boolean;
  sort: ProductSort;
}

export interface ProductListProps {
  /** The category's name, the searched word, or all products. */
  title: string;
  breadcrumbs: readonly { name: string; path: string }[];
  products: readonly ProductInfo[];
  pagination: Pagination;
  facets: ProductFacets;
  filter: ProductFilter;
  /** False where prices need a school's key, which this browser lacks: nothing filters or sorts by them. */
  hasPrices: boolean;
  /** The name of the filter's maker; null while it is unknown. */
  makerName: string | null;
  /** The name of the filter's tag; null while it is unknown. */
  tagName: string | null;
  /** The parameters of the list's URL, with which a plain GET form keeps the filter. Defaults are left out. */
  parameters: readonly { name: string; value: string }[];
  /** The categories below the current one, or the top level. */
  categories: readonly Category[];
  /** Words that lead to products, for a search that finds none. */
  suggestions: readonly { word: string; path: string }[];
  /** Where a member requests the product that a search did not find; null without a word, and in a shop without members. */
  requestPath: string | null;
  /** What other customers choose, for a list without products; null when the shop has no ranking. */
  popular: { title: string; products: readonly ProductInfo[] } | null;
  /** One of the shown prices is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  /** True while another page or filter loads; the previous list stays visible. */
  isFetching: boolean;
  /** The path of the list with parts of the filter changed. */
  pathWith: (change: Partial<ProductFilter> & { page?: number }) => string;
  /** The sheet with the filter is open; on a wide screen the filter is beside the list instead. */
  isFilterOpen: boolean;
  onFilterOpened: () => void;
  /** Closes the sheet; without effect while it is closed. */
  onFilterClosed: () => void;
  /** Bookmarks the list; null for guests. */
  bookmark: BookmarkButtonProps | null;
  onFilterChanged: (change: Partial<ProductFilter>) => void;
  onFavouriteToggled: (product: ProductInfo) => void;
  /** Adds a card's default variant to the cart; undefined while the shop has stopped selling. */
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
