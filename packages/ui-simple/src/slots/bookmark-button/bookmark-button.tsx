import { Button } from "#ui/elements/button/button";
import { bookmarkButtonCopy as copy } from "#ui/slots/bookmark-button/bookmark-button.copy";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import styles from "./bookmark-button.module.css";

/** Adds the page to the member's bookmarks or removes it. */
export function BookmarkButton({ isBookmarked, isBusy, onToggled }: BookmarkButtonProps) {
  return (
    <p className={styles.frame} data-screen-only="">
      <Button icon="bookmark" loading={isBusy} onClick={onToggled}>
        {isBookmarked ? copy.remove : copy.add}
      </Button>
    </p>
  );
}
