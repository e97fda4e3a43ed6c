export interface BookmarkButtonProps {
  /** Whether the page is a list with conditions that a visitor has chosen. */
  isSearch: boolean;
  isBookmarked: boolean;
  isBusy: boolean;
  /** The login that a guest needs; null for members. */
  loginPath: string | null;
  onToggled: () => void;
}
