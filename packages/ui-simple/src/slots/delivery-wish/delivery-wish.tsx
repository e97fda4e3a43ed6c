import type { OrderShipping } from "@noren/contract";
import { formatDeliveryDay } from "@noren/validation/format";
import { deliveryWishCopy as copy } from "#ui/slots/delivery-wish/delivery-wish.copy";

type DeliveryWishProps = Pick<OrderShipping, "delivery_at" | "delivery_timezone_name">;

/** The requested delivery day and time slot of an order; each may be missing. */
export function DeliveryWish({ delivery_at, delivery_timezone_name: slot }: DeliveryWishProps) {
  const day = delivery_at ? formatDeliveryDay(delivery_at) : slot ? copy.anyDay : copy.any;
  return [day, slot].filter(Boolean).join(" ");
}
