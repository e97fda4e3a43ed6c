import type { Blog, Pagination } from "@noren/contract";

export interface BlogListProps {
  /** The category that is shown; null for all. */
  category: string | null;
  categories: readonly { name: string; count: number; path: string }[];
  /** Newest first. Null while loading. */
  blogs: readonly (Pick<Blog, "title" | "lead" | "category" | "image" | "published_at"> & { path: string })[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  /** All categories. */
  listPath: string;
}
