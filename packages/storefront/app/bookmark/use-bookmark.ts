import {
  useCreateBookmarkMutation,
  useDeleteBookmarkMutation,
  useListBookmarksQuery,
} from "@noren/api/endpoints/bookmark";
import type { BookmarkInput } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { bookmarksCopy } from "#ui/screens/bookmarks/bookmarks.copy";
import { bookmarkButtonCopy as copy } from "#ui/slots/bookmark-button/bookmark-button.copy";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import { useIsMember } from "../state/use-is-member.ts";
import { useOffersLogin } from "../state/use-offers-login.ts";
import { useOneChange } from "../state/use-one-change.ts";

/** A member has at most a hundred bookmarks. */
const ALL = { per: 100 } as const;

/**
 * Bookmarks a page of the shop, or removes it; a guest logs in and returns to it. Null where the shop has no members.
 * @param isSearch whether the page is a list with conditions that the visitor has chosen
 */
export function useBookmark(page: BookmarkInput, isSearch = false): BookmarkButtonProps | null {
  const isMember = useIsMember() === true;
  const { data } = useListBookmarksQuery(isMember ? ALL : skipToken);
  const { busyId, change } = useOneChange<string>();
  const [create] = useCreateBookmarkMutation();
  const [remove] = useDeleteBookmarkMutation();
  const offersLogin = useOffersLogin();
  const { url, title } = page;
  if (!isMember && !offersLogin) return null;
  const bookmark = data?.data.find((each) => each.url === url);
  return {
    isSearch,
    isBookmarked: bookmark !== undefined,
    isBusy: busyId === url,
    // The server renders every page as for a guest, and the two buttons have the same size. The login leads back to it.
    loginPath: offersLogin ? paths.login({ to: `${url}#bookmark` }) : null,
    onToggled: () =>
      void (bookmark
        ? change(url, () => remove(bookmark.id).unwrap(), bookmarksCopy.removed(title))
        : change(url, () => create(page).unwrap(), copy.added(title))),
  };
}
