/** The packing input of a parcel without gift packing. Without the schemas, so that the browser can load it. */
export const NO_GIFT_PACKING = {
  occasion_id: null,
  wrapping_id: null,
  noshi: null,
  message_card: null,
  sign: null,
  bag: null,
  hides_prices: null,
};
