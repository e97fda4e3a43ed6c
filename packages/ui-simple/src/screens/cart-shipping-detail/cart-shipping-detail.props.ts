import type { BusinessDate, CoolTemperature, PackedParcel } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** The requested day (YYYY-MM-DD) and time slot of one parcel; null is 指定なし. */
export interface DeliveryWish {
  key: string;
  delivery_at: string | null;
  delivery_timezone_key: string | null;
}

/** A parcel with its products, its wish, and the days and time slots to choose from. */
export interface DeliveryParcel {
  wish: DeliveryWish;
  /** Of a chilled or frozen parcel; absent for ambient temperature. */
  temperature?: CoolTemperature | undefined;
  /** Empty while the destination has no products. */
  lines: readonly { key: string; name: string; quantity: number }[];
  /** Sum of the quantities of the lines. */
  itemCount: number;
  /** YYYY-MM-DD, in order. */
  dates: readonly string[];
  timeSlots: readonly { value: string; label: string }[];
  /** Why the first day is not earlier; null without a reason. */
  note: string | null;
  /** How it is packed as a gift, and the path of the composer; null where the shop packs no gifts. */
  gift: { packed: PackedParcel; isPacked: boolean; path: string } | null;
}

export interface DeliveryDestination {
  key: string;
  name: string;
  address: string;
  /** The path of the form that changes the address. */
  changePath: string;
  /** Which of the products cannot be delivered there, and what to do; null if all can. */
  undeliverable: string | null;
  /** Yen; null for a destination without products. */
  carriage: number | null;
  parcels: readonly DeliveryParcel[];
}

/** Quantities by product id, then by destination key. */
export type Quantities = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** The division of the cart's products among several destinations. */
export interface Division {
  products: readonly { id: number; name: string; quantity: number }[];
  /** The quantities that the cart has now. */
  quantities: Quantities;
  /** The quantity of a product that has no destination; negative if the destinations get too many. */
  undividedQuantity: (productId: number, quantities: Quantities) => number;
}

export interface CartShippingDetailProps {
  /** Null while cart or lead times load. */
  destinations: readonly DeliveryDestination[] | null;
  /** Null for a single destination, which gets all products. */
  division: Division | null;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  /** This month and the next: the business days, which the earliest delivery depends on. */
  businessDates: readonly BusinessDate[];
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
  /** Null where an order can have only one destination. */
  addPath: string | null;
  backPath: string;
  /** Stores the wishes typed so far, then opens the composer of a parcel. */
  onGiftOpened: (path: string, wishes: readonly DeliveryWish[]) => void;
  onShippingRemoved: (shippingKey: string) => void;
  /** Fails if the quantities of a product do not add up to the cart's. */
  onDivided: FormSubmit<{ quantities: Quantities }>;
  /** Fails if a destination has no products. */
  onSubmitted: FormSubmit<{ packings: DeliveryWish[] }>;
}
