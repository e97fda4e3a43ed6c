import type { Cart, CartPacking, LeadTime, PackingChoices } from "@noren/contract";
import { isPackedAsGift } from "@noren/domain/gift";
import { paths } from "@noren/contract/paths";
import type { DeliveryDestination, DeliveryParcel } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";

function toParcel(
  packing: CartPacking,
  { products, packsGifts }: { products: Cart["detail"]["products"]; packsGifts: boolean },
  leadTime?: LeadTime,
): DeliveryParcel {
  const lines = products
    .filter(({ key }) => packing.product_keys.includes(key))
    .map(({ key, product_name: name, quantity }) => ({ key, name, quantity }));
  const { key, delivery_at, delivery_timezone_key } = packing;
  return {
    wish: { key, delivery_at, delivery_timezone_key },
    temperature: packing.temperature,
    lines,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    dates: leadTime?.dates ?? [],
    timeSlots: Object.entries(leadTime?.delivery_timezone ?? {}).map(([value, label]) => ({ value, label })),
    note: leadTime?.note ?? null,
    gift: packsGifts
      ? { packed: packing, isPacked: isPackedAsGift(packing), path: paths.cartGift({ key: packing.key }) }
      : null,
  };
}

/** The destinations of a cart with their parcels, and the days and time slots for each parcel. */
export function cartDestinations(
  { detail }: Cart,
  { data: leadTimes, packings: choices }: { data: readonly LeadTime[]; packings: PackingChoices },
): DeliveryDestination[] {
  const parts = { products: detail.products, packsGifts: Object.values(choices).some((options) => options.length > 0) };
  return detail.shippings.map(({ key, shipping_name, full_address, undeliverable, carriage, packings }) => {
    const parcels = packings.map((packing) =>
      toParcel(
        packing,
        parts,
        leadTimes.find(({ packing_key }) => packing_key === packing.key),
      ),
    );
    return {
      key,
      name: shipping_name,
      address: full_address,
      changePath: paths.cartShippingAdd({ key }),
      undeliverable: undeliverable ?? null,
      carriage: parcels.some(({ lines }) => lines.length > 0) ? carriage : null,
      parcels,
    };
  });
}

/** Why the first destination with a product that cannot be delivered is refused; null if all products can be delivered. */
export const firstRefusal = (destinations: readonly DeliveryDestination[]): string | null =>
  destinations.find(({ undeliverable }) => undeliverable !== null)?.undeliverable ?? null;

/** The numbers (from 1) of the destinations without products. */
export const emptyDestinations = (destinations: readonly DeliveryDestination[]): number[] =>
  destinations.flatMap(({ parcels }, index) => (parcels.some(({ lines }) => lines.length > 0) ? [] : [index + 1]));
