import type { GiftOccasion } from "@noren/contract";
import type { GiftDraft } from "@noren/validation/fields/gift-draft";
import type { PrintedNoshi } from "#ui/slots/gift-papers/noshi-paper";
import type { Side } from "../sides.ts";

/** A 掛け紙 while it is drawn. */
export interface DrawnDraft {
  side: Side;
  /** The occasions of both sides. */
  occasions: readonly (Pick<GiftOccasion, "name" | "description"> & { value: string; side: Side })[];
  draft: GiftDraft;
  /** The titles of the occasion, and the colours where there is a choice; empty without an occasion. */
  titles: readonly string[];
  cords: readonly PrintedNoshi["cord"][];
  nameHint: string;
  nameLetters: number;
  /** The names that have too many letters, by field. */
  tooLong: ReadonlySet<keyof GiftDraft>;
  /** The last valid paper; null without an occasion, and for one without a 掛け紙. */
  paper: PrintedNoshi | null;
  /** Why the title is another than the one that was chosen; null if it is not. */
  notice: string | null;
  onSideChosen: (side: Side) => void;
  onChanged: (change: Partial<GiftDraft>) => void;
}

export type DraftProps = {
  /** Null while the shop's occasions are not there: they load, or the call failed. */
  drawn: DrawnDraft | null;
  isFailed: boolean;
  onRetried: () => void;
};
