import { bookmark } from "@noren/api/endpoints/bookmark";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { BookmarksView } from "#ui/screens/bookmarks/bookmarks-view";
import { bookmarksCopy as copy } from "#ui/screens/bookmarks/bookmarks.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useBookmarksModel } from "./bookmarks.model.ts";

const load = screenLoad("Bookmarks", ({ prefetch, url }) =>
  prefetch(bookmark.endpoints.listBookmarks, { page: parsePage(url.searchParams) }),
);

export { load as clientLoader, load as loader };

export default function BookmarksRoute() {
  const props = useBookmarksModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <BookmarksView {...props} />
    </>
  );
}
