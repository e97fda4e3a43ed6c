import type { PackedParcel } from "./shapes/packing.ts";

/** A parcel without gift packing. */
export const plainParcel: PackedParcel = {
  occasion: null,
  wrapping: null,
  noshi: null,
  message_card: null,
  sign: null,
  bag: null,
  hides_prices: false,
  price: 0,
};
