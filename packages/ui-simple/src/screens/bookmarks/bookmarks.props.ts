import type { Bookmark, Pagination } from "@noren/contract";

export interface BookmarksProps {
  /** The last added first. Null while loading. */
  bookmarks: readonly Bookmark[] | null;
  /** The bookmark whose removal is being sent. */
  busyId: number | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
  onRemoved: (bookmark: Bookmark) => void;
}
