export interface BookmarkButtonProps {
  isBookmarked: boolean;
  isBusy: boolean;
  /** The login that a guest needs; null for members. */
  loginPath: string | null;
  onToggled: () => void;
}
