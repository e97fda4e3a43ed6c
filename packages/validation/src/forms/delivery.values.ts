/** The wish for one parcel; "" is 指定なし. */
export interface DeliveryWishValues {
  key: string;
  delivery_at: string;
  delivery_timezone_key: string;
}

export interface DeliveryValues {
  packings: DeliveryWishValues[];
}
