import type { AddressInput, Orderer, SocialReceiver } from "@noren/contract";

/** An address as it is kept: every field of the contract's input is there. */
export type KeptAddress = Required<AddressInput>;

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
  /** The destination; null as long as the cart has none. */
  shipping_key: string | null;
  seen: SeenLine;
}

/** The wish for a parcel; nulls are 指定なし. The slot's words are a copy, since carriers change their slots. */
export interface Wish {
  delivery_at: string | null;
  delivery_timezone_key: string | null;
  delivery_timezone_name: string | null;
}

/** A destination. All that goes there travels as one parcel, so it has one wish, under a key of its own. */
export interface ContentShipping {
  key: string;
  user_address_id: number | null;
  address: KeptAddress;
  packing_key: string;
  wish: Wish;
}

/**
 * What a shopper has decided so far, kept as one document: a cart is only ever read and written whole, under the lock of
 * its row. Two things always hold: with destinations every line has one of them, and a variant stands at most once for
 * each destination.
 */
export interface CartContent {
  /** Counts the keys that were handed out, so that none is used twice. */
  next_key: number;
  lines: ContentLine[];
  shippings: ContentShipping[];
  /** As a guest filled it in; a member's is the profile. */
  orderer: Required<Orderer> | null;
  payment_id: number | null;
  remarks: string | null;
  /** To whom it is given where the recipient says the address; such a cart has no destinations. */
  social: SocialReceiver | null;
}

export const NO_WISH: Wish = { delivery_at: null, delivery_timezone_key: null, delivery_timezone_name: null };

export const EMPTY_CART: CartContent = {
  next_key: 1,
  lines: [],
  shippings: [],
  orderer: null,
  payment_id: null,
  remarks: null,
  social: null,
};

/** How many of a variant the cart has, over all destinations. */
export function quantityOf(content: CartContent, variantId: number): number {
  return content.lines.reduce((total, line) => (line.variant_id === variantId ? total + line.quantity : total), 0);
}
