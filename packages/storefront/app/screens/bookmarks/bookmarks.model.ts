import { paginationOf } from "@noren/api/answers";
import {
  useCreateBookmarkMutation,
  useDeleteBookmarkMutation,
  useListBookmarksQuery,
} from "@noren/api/endpoints/bookmark";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import { bookmarksCopy as copy } from "#ui/screens/bookmarks/bookmarks.copy";
import type { BookmarksProps } from "#ui/screens/bookmarks/bookmarks.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The path of a page of the member's bookmarks. */
export const bookmarksPagePath = (page: number): string => paths.bookmarks({ page: page > 1 ? page : null });

/** The member's bookmarks. */
export function useBookmarksModel(): BookmarksProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListBookmarksQuery(isMember ? { page } : skipToken);
  const { busyId, change } = useOneChange<number>();
  const dispatch = useAppDispatch();
  const [create] = useCreateBookmarkMutation();
  const [remove] = useDeleteBookmarkMutation();
  return {
    bookmarks: useLastPage(currentData, page, bookmarksPagePath),
    busyId,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: bookmarksPagePath,
    homePath: paths.mypageHome(),
    onRenamed: ({ url }, { title }) =>
      catchFormFailure(async () => {
        await create({ url, title }).unwrap();
        dispatch(addToast({ message: copy.renamed(title) }));
      }),
    onRemoved: ({ id, title }) => void change(id, () => remove(id).unwrap(), copy.removed(title)),
  };
}
