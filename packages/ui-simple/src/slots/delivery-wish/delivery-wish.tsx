import type { OrderShipping } from "@noren/contract";
import { formatDeliveryDay } from "@noren/validation/format";
import { deliveryWishCopy as copy } from "#ui/slots/delivery-wish/delivery-wish.copy";

type DeliveryWishProps = Pick<OrderShipping, "delivery_at" | "delivery_timezone_name">;

/** When an order is wished to arrive: the day, the time slot, either or none. */
export function DeliveryWish({ delivery_at, delivery_timezone_name: slot }: DeliveryWishProps) {
  const day = delivery_at ? formatDeliveryDay(delivery_at) : slot ? copy.anyDay : copy.any;
  return [day, slot].filter(Boolean).join(" ");
}
