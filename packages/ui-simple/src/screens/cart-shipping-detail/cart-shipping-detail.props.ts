import type { BusinessDate, Cart, LeadTime } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** The requested day and time slot of one parcel; null is 指定なし. */
export interface DeliveryWish {
  key: string;
  delivery_at: string | null;
  delivery_timezone_key: string | null;
}

/** The quantity of a product for each destination. */
export interface Division {
  product_id: number;
  shippings: { shipping_key: string; quantity: number }[];
}

export interface CartShippingDetailProps {
  /** Null while cart or lead times load. */
  cart: Cart | null;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  leadTimes: readonly LeadTime[];
  /** This month and the next: the business days, which the earliest delivery depends on. */
  businessDates: readonly BusinessDate[];
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
  /** Null where an order can have only one destination. */
  addPath: string | null;
  /** The path of the form that changes a destination's address. */
  changePath: (shippingKey: string) => string;
  backPath: string;
  onShippingRemoved: (shippingKey: string) => void;
  onDivided: FormSubmit<{ divisions: Division[] }>;
  onSubmitted: FormSubmit<{ packings: DeliveryWish[] }>;
}
