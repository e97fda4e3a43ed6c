import type { Bookmark, BookmarkInput, Pagination } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface BookmarksProps {
  /** The last added first. Null while loading. */
  bookmarks: readonly Bookmark[] | null;
  /** The bookmark whose removal is being sent. */
  busyId: number | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
  /** Gives a bookmark another name, which moves it to the front. */
  onRenamed: (bookmark: Bookmark, name: Pick<BookmarkInput, "title">) => ReturnType<FormSubmit<void>>;
  onRemoved: (bookmark: Bookmark) => void;
}
