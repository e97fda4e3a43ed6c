import type { OrderShipping } from "@noren/contract";
import { formatDeliveryDay } from "@noren/validation/format";
import { deliveryWishCopy as copy } from "#ui/slots/delivery-wish/delivery-wish.copy";

interface DeliveryWishProps extends Pick<OrderShipping, "delivery_at" | "delivery_timezone_name"> {
  /** Whether the delivery depends on a payment that the shop waits for. */
  isAwaitingPayment: boolean;
}

/** The requested delivery day and time slot of an order; each may be missing. */
export function DeliveryWish({ delivery_at, delivery_timezone_name: slot, isAwaitingPayment }: DeliveryWishProps) {
  if (delivery_at) {
    const when = [formatDeliveryDay(delivery_at), slot].filter(Boolean).join(" ");
    return isAwaitingPayment ? copy.planned(when) : when;
  }
  if (isAwaitingPayment) return slot ? `${copy.anyDayOncePaid} ${slot}` : copy.anyOncePaid;
  return slot ? `${copy.anyDay} ${slot}` : copy.any;
}
