import type { Cart, CartPacking } from "@noren/contract";

/** A parcel that can be packed as a gift, with its recipient. */
export type GiftParcel = Omit<CartPacking, "shipping_key" | "temperature" | `delivery_${string}`> & {
  name: string;
  /** Of the destination; null for a social gift. */
  prefecture: string | null;
  /** The requested day; null for none. */
  delivery_at: string | null;
};

/** The parcels of a cart: of its destinations, or the only one of a social gift. */
export function listGiftParcels({ detail, social_packing, social_receiver }: Cart): GiftParcel[] {
  const name = social_receiver?.receiver_name ?? "";
  const parcels = detail.shippings.flatMap((shipping) =>
    shipping.packings.map((packing) => ({
      ...packing,
      name: shipping.shipping_name,
      prefecture: shipping.prefecture,
    })),
  );
  return social_packing ? [{ ...social_packing, name, prefecture: null, delivery_at: null }] : parcels;
}
