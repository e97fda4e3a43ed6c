import { useCreateBookmarkMutation } from "@noren/api/endpoints/bookmark";
import type { BookmarkInput } from "@noren/contract";
import { bookmarkButtonCopy as copy } from "#ui/slots/bookmark-button/bookmark-button.copy";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import { useIsMember } from "../state/use-is-member.ts";
import { useOneChange } from "../state/use-one-change.ts";

/** Bookmarks a page of the shop; null for guests, who have no bookmarks. A page bookmarked again moves to the front. */
export function useBookmark(page: BookmarkInput): BookmarkButtonProps | null {
  const isMember = useIsMember() === true;
  const { busyId, change } = useOneChange<string>();
  const [create] = useCreateBookmarkMutation();
  if (!isMember) return null;
  return {
    isBusy: busyId === page.url,
    onBookmarked: () => void change(page.url, () => create(page).unwrap(), copy.added),
  };
}
