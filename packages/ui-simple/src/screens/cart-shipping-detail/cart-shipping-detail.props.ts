import type { BusinessDate, Cart, LeadTime } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** The wish for one parcel; null is 指定なし. */
export interface DeliveryWish {
  key: string;
  delivery_at: string | null;
  delivery_timezone_key: string | null;
}

/** How many of a product go to each destination. */
export interface Division {
  product_id: number;
  shippings: { shipping_key: string; quantity: number }[];
}

export interface CartShippingDetailProps {
  /** Null while cart or lead times are being loaded. */
  cart: Cart | null;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  leadTimes: readonly LeadTime[];
  /** This month and the next: the days on which the shop sends, which the earliest arrival follows from. */
  businessDates: readonly BusinessDate[];
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
  /** Null where the shop sends an order to one place only. */
  addPath: string | null;
  /** Where the address of a destination is changed. */
  changePath: (shippingKey: string) => string;
  backPath: string;
  onShippingRemoved: (shippingKey: string) => void;
  onDivided: FormSubmit<{ divisions: Division[] }>;
  onSubmitted: FormSubmit<{ packings: DeliveryWish[] }>;
}
