import type { Order } from "@noren/contract";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface CartCompleteProps {
  /** Null while loading; `missing` if this browser has no order, or no longer. */
  order: Order | null | "missing";
  message: PageMessageProps | null;
  contact: ShopContactProps | null;
  orderPath: string | null;
  /** Null for members, and in a shop without members. */
  registerPath: string | null;
}
