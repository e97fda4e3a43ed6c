import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { bookmarkButtonCopy as copy } from "#ui/slots/bookmark-button/bookmark-button.copy";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import styles from "./bookmark-button.module.css";

/** Adds the page to the member's bookmarks or removes it; leads a guest to the login. */
export function BookmarkButton({ isSearch, isBookmarked, isBusy, loginPath, onToggled }: BookmarkButtonProps) {
  const add = isSearch ? copy.addSearch : copy.add;
  return (
    <p id="bookmark" className={isBookmarked ? styles.bookmarked : undefined} data-screen-only="">
      {loginPath === null ? (
        <Button icon="bookmark" loading={isBusy} onClick={onToggled}>
          {isBookmarked ? copy.remove : add}
        </Button>
      ) : (
        <ButtonLink icon="bookmark" href={loginPath}>
          {add}
        </ButtonLink>
      )}
    </p>
  );
}
