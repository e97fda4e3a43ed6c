import type { SystemMessage } from "@noren/contract";

export interface MessageCenterItemProps {
  /** Null while loading. */
  message: SystemMessage | null;
  listPath: string;
}
