import type { Message, Order } from "@noren/contract";

export interface CartCompleteProps {
  /** Null while the order is being loaded; `missing` where this browser has none (any more). */
  order: Order | null | "missing";
  isMember: boolean;
  message: Message | null;
  orderPath: string | null;
  registerPath: string;
}
