import { Button } from "#ui/elements/button/button";
import { bookmarkButtonCopy as copy } from "#ui/slots/bookmark-button/bookmark-button.copy";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";

/** Adds the page to the member's bookmarks. */
export function BookmarkButton({ isBusy, onBookmarked }: BookmarkButtonProps) {
  return (
    <p data-screen-only="">
      <Button icon="bookmark" loading={isBusy} onClick={onBookmarked}>
        {copy.add}
      </Button>
    </p>
  );
}
