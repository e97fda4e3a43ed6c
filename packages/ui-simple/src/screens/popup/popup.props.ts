import type { Popup } from "@noren/contract";

export interface PopupProps {
  /** Null while loading. */
  popup: Pick<Popup, "title" | "body" | "image" | "link"> | null;
  homePath: string;
}
