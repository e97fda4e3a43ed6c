import type { Cart, CartPacking, LeadTime, PackingChoices } from "@noren/contract";
import { countItems } from "@noren/domain/count-items";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import { paths } from "@noren/contract/paths";
import type {
  DeliveryDestination,
  DeliveryParcel,
  DeliveryWish,
  SharedWindow,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { senderName } from "../../destinations/sender-name.ts";

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
    itemCount: countItems(lines),
    dates: leadTime?.dates ?? [],
    timeSlots: Object.entries(leadTime?.delivery_timezone ?? {}).map(([value, label]) => ({ value, label })),
    note: leadTime?.note ?? null,
    gift: packsGifts
      ? { packed: packing, isPacked: isPackedAsGift(packing), path: paths.cartGift({ key: packing.key }) }
      : null,
  };
}

type Window = SharedWindow | null;

/** The days and slots that suit all of these parcels; null for fewer than two. */
export function findSharedWindow(parcels: readonly DeliveryParcel[]): Window {
  const [first, ...others] = parcels.filter(({ lines }) => lines.length > 0);
  if (!first || others.length === 0) return null;
  const suits = (date: string) => others.every(({ dates }) => dates.includes(date));
  return { dates: first.dates.filter(suits), timeSlots: first.timeSlots };
}

/** The days that suit all parcels of a destination, as the API finds them; null for a single parcel. */
function togetherOf(parcels: readonly DeliveryParcel[], leadTimes: readonly LeadTime[]): Window {
  const found = leadTimes.find(({ packing_key }) => packing_key === parcels[0]?.wish.key);
  if (parcels.length < 2 || !found) return null;
  return { dates: found.dates, timeSlots: parcels[0]?.timeSlots ?? [] };
}

/** The first parcels of the destinations with several. */
export const listSeveralParcels = ({ detail }: Cart): string[] =>
  detail.shippings.flatMap(({ packings: [first, ...others] }) => (first && others.length > 0 ? [first.key] : []));

/** The destinations of a cart with their parcels, and the days and time slots for each parcel. */
export function listCartDestinations(
  cart: Cart,
  { data: leadTimes, packings: choices }: { data: readonly LeadTime[]; packings: PackingChoices },
  together: readonly LeadTime[],
): DeliveryDestination[] {
  const { detail } = cart;
  const parts = { products: detail.products, packsGifts: Object.values(choices).some((options) => options.length > 0) };
  return detail.shippings.map((shipping) => {
    const { key, shipping_name, full_address, undeliverable, carriage, packings } = shipping;
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
      sender: { name: senderName(cart, shipping.sender), path: paths.cartSender({ key }) },
      parcelsPath: parcels.reduce((sum, { itemCount }) => sum + itemCount, 0) > 1 ? paths.cartParcels({ key }) : null,
      together: togetherOf(parcels, together),
      carriage: parcels.some(({ lines }) => lines.length > 0) ? carriage : null,
      parcels,
    };
  });
}

/** Why the first destination with a product that cannot be delivered is refused; null if all products can be delivered. */
export const findFirstRefusal = ({ detail }: Cart): string | null =>
  detail.shippings.find(({ undeliverable }) => undeliverable !== undefined)?.undeliverable ?? null;

/** The numbers (from 1) of the destinations without products. */
export const listEmptyDestinations = ({ detail }: Cart): number[] =>
  detail.shippings.flatMap(({ key }, index) =>
    detail.products.some(({ shipping_key }) => shipping_key === key) ? [] : [index + 1],
  );

/** The wishes of the parcels that the cart still has: a change of the shares may have removed others. */
export const keepWishesOfParcels = ({ detail }: Cart, wishes: readonly DeliveryWish[]): DeliveryWish[] =>
  wishes.filter(({ key }) => detail.shippings.some(({ packings }) => packings.some((packing) => packing.key === key)));
