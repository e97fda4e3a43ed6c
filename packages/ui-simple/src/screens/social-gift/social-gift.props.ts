export interface SocialGiftProps {
  /** The step in which this tab's gift goes on; null without a gift. */
  nextPath: string | null;
  homePath: string;
}
