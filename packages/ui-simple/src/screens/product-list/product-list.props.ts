import type { Category, Pagination, ProductFacets, ProductInfo, ProductSort } from "@noren/contract";

/** What the list is narrowed by; every part of it stands in the page's address. */
export interface ProductFilter {
  category: string | null;
  brands: readonly string[];
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
  /** The categories below the present one, or the top ones. */
  categories: readonly Category[];
  /** One of the shown prices is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  /** True while another page or filter is being fetched; the list before it stays in sight. */
  isFetching: boolean;
  /** The address of the list with parts of the filter changed; filters work as plain links and a GET form. */
  pathWith: (change: Partial<ProductFilter> & { page?: number }) => string;
  onFilterChanged: (change: Partial<ProductFilter>) => void;
  onFavouriteToggled: (product: ProductInfo) => void;
}
