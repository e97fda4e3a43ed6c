export interface BookmarkButtonProps {
  isBusy: boolean;
  onBookmarked: () => void;
}
