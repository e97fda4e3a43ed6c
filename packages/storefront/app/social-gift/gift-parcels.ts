import type { Cart, CartPacking } from "@noren/contract";

/** A parcel that can be packed as a gift, with its recipient. */
export type GiftParcel = Omit<CartPacking, "shipping_key" | "temperature" | `delivery_${string}`> & { name: string };

/** The parcels of a cart: of its destinations, or the only one of a social gift. */
export function listGiftParcels({ detail, social_packing, social_receiver }: Cart): GiftParcel[] {
  const name = social_receiver?.receiver_name ?? "";
  const parcels = detail.shippings.flatMap((shipping) =>
    shipping.packings.map((packing) => ({ ...packing, name: shipping.shipping_name })),
  );
  return social_packing ? [{ ...social_packing, name }] : parcels;
}
