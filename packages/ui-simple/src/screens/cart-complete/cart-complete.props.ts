import type { Order } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface CartCompleteProps {
  /** Null while the order is being loaded; `missing` where this browser has none (any more). */
  order: Order | null | "missing";
  isMember: boolean;
  message: PageMessageProps | null;
  orderPath: string | null;
  registerPath: string;
}
