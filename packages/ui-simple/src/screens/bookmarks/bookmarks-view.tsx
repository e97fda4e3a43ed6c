import { BookmarkEntry } from "#ui/screens/bookmarks/bookmark-entry";
import { bookmarksCopy as copy } from "#ui/screens/bookmarks/bookmarks.copy";
import type { BookmarksProps } from "#ui/screens/bookmarks/bookmarks.props";
import { RemovablePage } from "#ui/slots/account-page/removable-page";

/** The pages of the shop that the member bookmarked. */
export function BookmarksView({ bookmarks, pagination, pagePath, onRenamed, ...props }: BookmarksProps) {
  return (
    <RemovablePage
      {...props}
      copy={copy}
      items={bookmarks}
      pages={{ ...pagination, toPage: pagePath }}
      removeLabel={({ title }) => copy.remove(title)}
    >
      {(bookmark) => <BookmarkEntry bookmark={bookmark} onRenamed={onRenamed} />}
    </RemovablePage>
  );
}
