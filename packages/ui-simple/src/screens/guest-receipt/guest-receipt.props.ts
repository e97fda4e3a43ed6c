import type { ReceiptProps } from "#ui/slots/papers/papers.props";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";

export interface GuestReceiptProps {
  /** Null while loading; `missing` for a link with a wrong order number or token, or without them. */
  receipt: (ReceiptProps & { orderNo: string }) | "missing" | null;
  /** Why the receipt could not be loaded; null if it was. */
  failureText: string | null;
  contact: ShopContactProps | null;
  homePath: string;
  onRetried: () => void;
}
