/** The attributes of a product's outside, in centimetres. */
export const BOX_KEYS = ["width", "depth", "height"] as const;
