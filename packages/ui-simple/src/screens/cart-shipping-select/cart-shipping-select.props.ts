import type { OrdererInput } from "@noren/contract";
import type { guestCheckoutFields } from "@noren/validation/fields/cart";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { AddressImportProps } from "#ui/slots/address-import/address-import.props";
import type { Recipient } from "#ui/slots/recipients/recipients.props";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** A guest enters the orderer, and chooses whether the orderer's address is the destination. */
export interface GuestShippingSelect {
  kind: "guest";
  /** The orderer of the cart, else empty. */
  values: FormValues<typeof guestCheckoutFields>;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  /** Null in a shop without members. */
  loginPath: string | null;
  /** The names of the cart's destinations other than the orderer's address. */
  otherNames: readonly string[];
  /** The recipient enters the destination: the form has the orderer only. */
  isSocialGift: boolean;
  onSubmitted: FormSubmit<OrdererInput & { destination: "self" | "other" }>;
}

/** The pieces and the price if every recipient gets one of each product. */
export interface EachOffer {
  /** The number of different products. */
  products: number;
  /** All pieces together. */
  pieces: number;
  /** Yen with tax for the pieces. */
  amount: number;
  /** Why it is not possible for so many; null if it is. */
  refusal: string | null;
}

/** A member chooses from the address book. */
export interface MemberShippingSelect {
  kind: "member";
  recipients: readonly Recipient[];
  /** The values of the cart's destinations, else of the default address. */
  selected: readonly string[];
  /** Whether `selected` is only a proposal, which imported recipients replace. */
  isProposal: boolean;
  /** Whether an order may have several destinations (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  canChooseSeveral: boolean;
  /** The pieces and the price of one of each product for so many recipients. */
  offerFor: (recipients: number) => EachOffer;
  addPath: string;
  /** Stores the recipients chosen so far, then opens the form at `addPath`. */
  onAddOpened: (recipients: readonly string[]) => void;
  addressImport: AddressImportProps;
  /** The value of an imported address. */
  valueOf: (addressId: number) => string;
  /** Fails without a recipient. With `each`, everybody gets one of each product. */
  onSubmitted: FormSubmit<{ recipients: string[]; goods: "choose" | "each" }>;
}

export interface CartShippingSelectProps {
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  /** Null while cart or address book load. */
  choice: GuestShippingSelect | MemberShippingSelect | null;
  backPath: string;
}
