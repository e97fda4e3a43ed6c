import type { Pagination } from "@noren/contract";

/** A word that the member searched for, with the path of its products. */
export interface SearchedWord {
  id: number;
  word: string;
  searched_at: string;
  path: string;
}

export interface ProductSearchHistoryProps {
  /** The last searched first. Null while loading. */
  words: readonly SearchedWord[] | null;
  /** The entry whose removal is being sent. */
  busyId: number | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
  productListPath: string;
  onRemoved: (word: SearchedWord) => void;
}
