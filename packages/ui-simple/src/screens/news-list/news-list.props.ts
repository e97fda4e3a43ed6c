import type { News, Pagination } from "@noren/contract";

export interface NewsListProps {
  /** The category that is shown; null for all. */
  category: string | null;
  /** Newest first. Null while loading. */
  news: readonly (Pick<News, "title" | "category" | "published_at"> & { path: string; isUnread: boolean })[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  /** All categories. */
  listPath: string;
}
