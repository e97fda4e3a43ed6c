import type { Order } from "@noren/contract";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import type { GiverGiftProps } from "#ui/slots/social-gift/giver-gift";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface CartCompleteProps {
  /** Null while loading; `missing` if this browser has no order, or no longer. */
  order: Order | null | "missing";
  /** Null without an order. */
  sums: OrderSumsProps | null;
  /** The shopper completed a payment after the cart was ordered with another method; the shop cancels it. */
  isPaymentReplaced: boolean;
  /**
   * The state of the order's payment: `due` in advance, `later` on or after delivery or while the shop is taking it, `none`
   * for an order that costs nothing.
   */
  paymentState: "paid" | "due" | "later" | "none" | "cancelled";
  /** The payment of the missing order waits for the shopper at the service; null otherwise. */
  pending: PendingPaymentProps | null;
  /** The step in which another payment method can be chosen. */
  paymentPath: string;
  message: PageMessageProps | null;
  /** The link and the status of a social gift; null for other orders. */
  gift: GiverGiftProps | null;
  contact: ShopContactProps | null;
  orderPath: string | null;
  /** The page of a guest's receipt, or why there is none yet; null for members. */
  receipt: { path: string } | { reason: string } | null;
  /** Null for members, and in a shop without members. */
  registerPath: string | null;
}
