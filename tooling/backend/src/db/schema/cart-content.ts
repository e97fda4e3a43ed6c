import type {
  ConvenienceStore,
  AddressInput,
  InvoiceRecipient,
  NoshiInput,
  Orderer,
  SignInput,
  SocialReceiver,
  TransactionError,
} from "@noren/contract";
import type * as v from "valibot";

/** A stored address: every field of the contract's input is present. */
export type StoredAddress = Required<AddressInput>;

/** An address and its source: the member's book or the form. */
export interface Destination {
  address: StoredAddress;
  user_address_id: number | null;
}

/** The state of a line in the last response, so that the next one can report what has changed. */
export interface LineSnapshot {
  name: string;
  unit_price: number;
  is_out: boolean;
}

export interface ContentLine {
  key: string;
  variant_id: number;
  quantity: number;
  /** The parcel; null while the cart has no destination. */
  packing_key: string | null;
  /** The variant to which this one was added as an accessory; null for a line of its own. */
  accessory_of: number | null;
  name_embroidery: string | null;
  seen: LineSnapshot;
}

/** The delivery wish of a parcel; null means 指定なし. The slot's label is a copy, since carriers change their slots. */
export interface DeliveryWish {
  delivery_at: string | null;
  delivery_timezone_key: string | null;
  delivery_timezone_name: string | null;
}

/** How a parcel is packed, by ids of the shop's options. */
export interface Packaging {
  occasion_id: number | null;
  wrapping_id: number | null;
  noshi: v.InferOutput<typeof NoshiInput> | null;
  message_card: { id: number; message: string } | null;
  sign: v.InferOutput<typeof SignInput> | null;
  bag: { id: number; quantity: number } | null;
  /** Null for the default: hidden if any gift packing is chosen. */
  hides_prices: boolean | null;
}

/** Lines that are packed and shipped together. */
export interface ContentPacking {
  key: string;
  wish: DeliveryWish;
  packaging: Packaging;
}

/** A destination with at least one parcel. */
export interface ContentShipping extends Destination {
  key: string;
  packings: ContentPacking[];
  /** The sender of this destination, null for the orderer; absent for the cart's. */
  sender?: Destination | null;
}

/** The last removal of lines, for taking it back: the lines with their places, and their parcels. */
export interface RemovedLines {
  key: string;
  lines: { position: number; line: ContentLine }[];
  packings: { shipping_key: string; packing: ContentPacking }[];
  /** Removed lines that were saved for later. */
  saved?: ContentLine[];
  /** The whole cart, if it was emptied. */
  emptied?: Omit<CartContent, "removed">;
}

/**
 * A shopper's choices so far, stored as one document: a cart is always read and written as a whole, under the lock of
 * its row. `normalizeContent` maintains its invariants.
 */
export interface CartContent {
  /** Counts the keys that were issued, so that none is reused. */
  next_key: number;
  lines: ContentLine[];
  /** Lines that are saved for later, without parcels; absent for none. */
  saved?: ContentLine[];
  shippings: ContentShipping[];
  /** As entered by a guest; a member's is the profile. */
  orderer: Required<Orderer> | null;
  /** The sender on the parcels, null for the orderer; absent until read from the member's address book. */
  sender?: Destination | null;
  payment_id: number | null;
  /** The chain of a payment at a convenience store. */
  payment_store?: ConvenienceStore;
  /** Of a payment by invoice; absent for the member's company. */
  invoice_recipient?: InvoiceRecipient;
  remarks: string | null;
  /** Coupon ids in the order of entry. */
  coupons: number[];
  use_point: number;
  /** The recipient of a social gift, who enters the address; such a cart has no destinations. */
  social: SocialReceiver | null;
  /** How such a gift is packed; absent until chosen. */
  social_packaging?: Packaging;
  /** Why the last payment failed, until the shopper has seen it; absent in carts without a payment. */
  transaction_error?: TransactionError | null;
  /** Absent unless lines were removed. */
  removed?: RemovedLines;
  /** The browser's id from the payment service's script. */
  fraud_session?: string;
}
