import type { Memorial } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

/** A memorial day with the time until it comes. */
export interface ListedMemorial extends Omit<Memorial, "user_id"> {
  divisionName: string;
  /** 0 for today; null if it has passed since the list was loaded. */
  daysLeft: number | null;
  /** Gifts on this day are offerings. */
  isDayOfDeath: boolean;
  editPath: string;
}

export interface MemorialsProps {
  messages: readonly PageMessageProps[];
  /** The next day first. Null while loading. */
  memorials: readonly ListedMemorial[] | null;
  /** The number of days that a member may register; null if unknown. */
  limit: number | null;
  canAdd: boolean;
  /** The day whose change or deletion is being sent. */
  busyId: number | null;
  addPath: string;
  /** Products to give. */
  giftPath: string;
  homePath: string;
  onDeleted: (memorial: ListedMemorial) => void;
  /** The mails before the day are stopped or resumed. */
  onMailsSwitched: (memorial: ListedMemorial) => void;
}
