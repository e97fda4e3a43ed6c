import type { Order } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface CartCompleteProps {
  /** Null while loading; `missing` if this browser has no order, or no longer. */
  order: Order | null | "missing";
  isMember: boolean;
  message: PageMessageProps | null;
  orderPath: string | null;
  registerPath: string;
}
