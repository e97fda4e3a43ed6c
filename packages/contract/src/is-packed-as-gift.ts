import type { PackedParcel } from "./shapes/packing.ts";

/** Whether any gift packing was chosen for a parcel. */
export const isPackedAsGift = (packed: PackedParcel): boolean => {
  const { occasion, wrapping, noshi, message_card, sign, bag, hides_prices } = packed;
  return hides_prices || [occasion, wrapping, noshi, message_card, sign, bag].some((part) => part !== null);
};
