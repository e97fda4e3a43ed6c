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
  /** ご依頼主 on its parcels, and the path of the form that changes it. */
  sender: { name: string; path: string };
  /** The path of the form that divides the products into parcels; null for a single piece. */
  parcelsPath: string | null;
  /** For a destination with several parcels: the days that suit all of them. */
  together: SharedWindow | null;
  parcels: readonly DeliveryParcel[];
}

/** How many pieces of a product a destination gets. */
export interface Share {
  key: string;
  /** The recipient. */
  name: string;
  quantity: number;
  /** The maximum for this destination, given the shares of the others. */
  max: number;
}

/** A product with its shares. */
export interface DividedProduct {
  id: number;
  name: string;
  shares: readonly Share[];
  /** The sum of the shares. */
  total: number;
  /** Whole yen with tax for all of them. */
  amount: number;
  /** The reason of the maximum, as a sentence. */
  limit: string;
  /** Why the shares cannot be saved; null if they can. */
  fault: string | null;
  /** Whether everybody has exactly one. */
  isEach: boolean;
  /** Why not everybody can get one; null if possible. */
  eachRefusal: string | null;
}

/** The division of the cart's products among several destinations, which saves itself. */
export interface Division {
  products: readonly DividedProduct[];
  /** `open` while something typed is not saved yet. */
  status: "saved" | "saving" | "open";
  /** Whether something was refused, or not sent, and can be saved again. */
  canSaveAgain: boolean;
}

/** The days and time slots that suit several parcels. */
export interface SharedWindow {
  dates: readonly string[];
  timeSlots: DeliveryParcel["timeSlots"];
}

export interface DivisionHandlers {
  onShareChanged: (productId: number, shippingKey: string, quantity: number) => void;
  /** Gives everybody one piece of a product. */
  onEachChosen: (productId: number) => void;
  /** Saves again what could not be saved. */
  onSharesSaved: () => void;
}

export interface CartShippingDetailProps extends DivisionHandlers {
  /** Null while cart or lead times load. */
  destinations: readonly DeliveryDestination[] | null;
  /** Null for a single destination, which gets all products. */
  division: Division | null;
  /** The days and slots for all parcels of the order at once; null for a single parcel. */
  shared: SharedWindow | null;
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
  onStepOpened: (path: string, wishes: readonly DeliveryWish[]) => void;
  onShippingRemoved: (shippingKey: string) => void;
  /** Fails if a destination has no products, or the division cannot be saved. */
  onSubmitted: FormSubmit<{ packings: DeliveryWish[] }>;
}
