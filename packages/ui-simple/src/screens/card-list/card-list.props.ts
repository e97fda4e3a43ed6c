import type { UserCard } from "@noren/contract";

/** A saved card. */
export type ListedCard = Pick<UserCard, "id" | "brand" | "masked_number" | "expiration" | "is_main" | "name"> & {
  isExpired: boolean;
};

export interface CardListProps {
  /** Null while loading. */
  cards: readonly ListedCard[] | null;
  /** Number of cards that a member can save (x-limit). */
  limit: number;
  /** `full` at the limit, `not-taken` in a shop that does not accept cards. */
  adding: "allowed" | "full" | "not-taken";
  /** Id of the card that is being changed. */
  busyId: number | null;
  addPath: string;
  homePath: string;
  onMadeMain: (card: ListedCard) => void;
  onDeleted: (card: ListedCard) => void;
}
