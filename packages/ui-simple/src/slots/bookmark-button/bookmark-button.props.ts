export interface BookmarkButtonProps {
  isBookmarked: boolean;
  isBusy: boolean;
  onToggled: () => void;
}
