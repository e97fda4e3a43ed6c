import type { AddressInput, NoshiInput, Orderer, SocialReceiver, TransactionError } from "@noren/contract";

/** An address as it is kept: every field of the contract's input is there. */
export type KeptAddress = Required<AddressInput>;

/** An address and where it came from: the member's book, or typed. */
export interface Destination {
  address: KeptAddress;
  user_address_id: number | null;
}

/** What the shopper was last told of a line, so that the next answer can say what has changed since. */
export interface SeenLine {
  name: string;
  unit_price: number;
  is_out: boolean;
}

export interface ContentLine {
  key: string;
  variant_id: number;
  quantity: number;
  /** The parcel; null as long as the cart has no destination. */
  packing_key: string | null;
  /** The variant that this one was added to as an accessory; null for what was chosen by itself. */
  accessory_of: number | null;
  name_embroidery: string | null;
  seen: SeenLine;
}

/** The wish for a parcel; nulls are 指定なし. The slot's words are a copy, since carriers change their slots. */
export interface Wish {
  delivery_at: string | null;
  delivery_timezone_key: string | null;
  delivery_timezone_name: string | null;
}

/** How a parcel is to be packed, by the numbers of the shop's options. */
export interface Packaging {
  wrapping_id: number | null;
  noshi: Required<NoshiInput> | null;
  message_card: { id: number; message: string } | null;
}

/** What is packed and travels together. */
export interface ContentPacking {
  key: string;
  wish: Wish;
  packaging: Packaging;
}

/** A destination with its parcels, at least one. */
export interface ContentShipping extends Destination {
  key: string;
  packings: ContentPacking[];
}

/**
 * What a shopper has decided so far, kept as one document: a cart is only ever read and written whole, under the lock of
 * its row. What always holds of it, `tidy` sees to.
 */
export interface CartContent {
  /** Counts the keys that were handed out, so that none is used twice. */
  next_key: number;
  lines: ContentLine[];
  shippings: ContentShipping[];
  /** As a guest filled it in; a member's is the profile. */
  orderer: Required<Orderer> | null;
  /** Who stands on the parcels as sending them, null for the orderer; absent until the book was asked for the member's. */
  sender?: Destination | null;
  payment_id: number | null;
  remarks: string | null;
  /** Numbers of coupons, in the order in which they were given. */
  coupons: number[];
  use_point: number;
  /** To whom it is given where the recipient says the address; such a cart has no destinations. */
  social: SocialReceiver | null;
  /** How such a gift is packed; absent as long as nothing was chosen. */
  social_packaging?: Packaging;
  /** Why the last payment came to nothing, until the shopper has read it; absent in carts without a payment. */
  transaction_error?: TransactionError | null;
  /** What the payment service's script called the browser. */
  fraud_session?: string;
}
