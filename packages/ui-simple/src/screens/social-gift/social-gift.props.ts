export interface SocialGiftProps {
  /** The step in which this tab's gift goes on, or its completion; null without a gift. */
  next: { path: string; isDone: boolean } | null;
  homePath: string;
}
