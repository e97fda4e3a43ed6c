import type { FormSubmit } from "#ui/forms/form-submit";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import type { Category, Pagination, ProductFacets, ProductInfo, ProductSort } from "@noren/contract";

/** A condition on an attribute: one of the choices, or a number in a range whose ends are part of it. */
export interface AttributeFilter {
  key: string;
  /** Empty for a range. */
  choices: readonly string[];
  min: number | null;
  max: number | null;
}

/** The filter of the list and how it is shown. Each part is in the query of the URL. */
export interface ProductFilter {
  category: string | null;
  brands: readonly string[];
  maker: string | null;
  tag: string | null;
  attributes: readonly AttributeFilter[];
  /** The numbers on scales to which the first products are nearest. */
  near: readonly { key: string; number: number }[];
  /** The attribute by whose number the products are ordered; null for the order of `sort`. */
  by: { key: string; isDown: boolean } | null;
  word: string;
  price_min: number | null;
  price_max: number | null;
  in_stock: boolean;
  is_new: boolean;
  sort: ProductSort;
  /** Cards, or rows with more facts. */
  view: "grid" | "list";
  /** The keys of the products to compare, on any page of the list. */
  compare: readonly string[];
  /** The page shows the comparison instead of the list. */
  is_comparing: boolean;
}

/** A range of prices for a gift; null for an open end. */
export interface Budget {
  price_min: number | null;
  price_max: number | null;
  product_count: number;
  isChosen: boolean;
}

/** A category of the filter. */
export interface CategoryChoice {
  key: string;
  name: string;
  /** The products to which its link leads, which keeps the other conditions; null where that is unknown. */
  product_count: number | null;
}

/** Choosing products for a comparison. */
export interface CompareChoice {
  keys: readonly string[];
  /** Those of them that are loaded, in the same order. */
  products: readonly ProductInfo[];
  /** As many as can be compared. */
  max: number;
  /** The path that adds a product or removes it; null if no more can be added. */
  pathToggling: (key: string) => string | null;
  /** The path of the comparison; null for fewer than two products. */
  openPath: string | null;
  /** The path of the list with none chosen. */
  clearPath: string;
}

/** The bar of the chosen products, below the list in one of its looks. */
export interface CompareBarProps extends CompareChoice {
  view: ProductFilter["view"];
}

/** A row of the comparison, with a value for each product; empty where it has none. */
export type ComparisonRow = { name: string; isSame: boolean } & (
  | { kind: "price" }
  | { kind: "text"; texts: readonly string[] }
);

/** The chosen products beside each other. */
export interface Comparison {
  products: readonly { product: ProductInfo; pathWithout: string }[];
  rows: readonly ComparisonRow[];
  /** The path of the list from which it was opened, at one of the products. */
  closePath: string;
}

/** How a list grows, page by page. */
export interface MoreProducts {
  /** The next products; null at the end. `isFull`: they begin a new list. */
  next: { path: string; count: number; isFull: boolean } | null;
  /** The products before the first shown one; null at the beginning. */
  previousPath: string | null;
  /** The next products could not be loaded. */
  hasFailed: boolean;
  /** Loads the next products and then follows their path. */
  onNextRequested: () => void;
}

/** The password of a tag. */
export interface TagLock {
  onSubmitted: FormSubmit<string>;
}

export interface ProductListProps {
  /** The category's name, the searched word, or all products. */
  title: string;
  /** The shop's text about the filter's tag; empty for none. */
  lead: string;
  /** The tag's products need a password: the page asks for it instead of showing them. Null where they are open. */
  lock: TagLock | null;
  breadcrumbs: readonly { name: string; path: string }[];
  products: readonly ProductInfo[];
  /** Null for the list; else the page shows the comparison. */
  comparison: Comparison | null;
  compareChoice: CompareChoice;
  /** The path of this page of the list in each look. */
  viewPaths: Readonly<Record<ProductFilter["view"], string>>;
  /** Prices for gifts among those of the list; empty for no choice. */
  budgets: readonly Budget[];
  /** The first of the shown pages. */
  pagination: Pagination;
  /** Null for a list whose pages replace each other. */
  more: MoreProducts | null;
  facets: ProductFacets;
  filter: ProductFilter;
  /** False where prices need a school's key, which this browser lacks: nothing filters or sorts by them. */
  hasPrices: boolean;
  /** The name of the filter's maker; null while it is unknown. */
  makerName: string | null;
  /** The name of the filter's tag; null while it is unknown. */
  tagName: string | null;
  /** The filter's tag needs a password. */
  isTagProtected: boolean;
  /** The parameters of the list's URL, with which a plain GET form keeps the filter. Defaults are left out. */
  parameters: readonly { name: string; value: string }[];
  /** The categories below the current one, or the top level. */
  categories: readonly Category[];
  /** Those of them that the filter offers. */
  categoryChoices: readonly CategoryChoice[];
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
  /** Why the products of these conditions could not be loaded: those of the conditions before are shown; null without a problem. */
  problem: string | null;
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
  /**
   * Adds default variants of several products, all or none, and resolves to the failure; undefined while the shop has stopped
   * selling. Simple's list does not call it.
   */
  onSetAdded: SetAdded | undefined;
}
