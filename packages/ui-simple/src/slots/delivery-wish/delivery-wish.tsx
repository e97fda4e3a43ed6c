import type { OrderShipping } from "@noren/contract";
import { formatDeliveryDay } from "@noren/validation/format";
import { earliestText } from "#ui/slots/arrival/arrival.copy";
import { deliveryWishCopy as copy } from "#ui/slots/delivery-wish/delivery-wish.copy";

interface DeliveryWishProps extends Pick<OrderShipping, "delivery_at" | "delivery_timezone_name"> {
  /** Whether the delivery depends on a payment that the shop waits for. */
  isAwaitingPayment: boolean;
  /** The earliest day, where it is known. */
  first?: string | null;
}

/** The requested delivery day and time slot of an order; each may be missing. */
export function DeliveryWish(props: DeliveryWishProps) {
  const { delivery_at, delivery_timezone_name: slot, isAwaitingPayment, first } = props;
  if (delivery_at) {
    const when = [formatDeliveryDay(delivery_at), slot].filter(Boolean).join(" ");
    return isAwaitingPayment ? copy.planned(when) : when;
  }
  const when = isAwaitingPayment ? copy.oncePaid : first ? earliestText(first) : copy.earliest;
  return slot ? `${copy.anyDay(when)} ${slot}` : copy.any(when);
}
