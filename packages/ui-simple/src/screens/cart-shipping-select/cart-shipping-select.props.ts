import type { OrdererInput, UserAddress } from "@noren/contract";
import type { guestCheckoutFields } from "@noren/validation/fields/cart";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";
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
  onSubmitted: FormSubmit<OrdererInput & { destination: "self" | "other" }>;
}

/** A member chooses from the address book. */
export interface MemberShippingSelect {
  kind: "member";
  /** `isOwn` marks the member's own address. */
  addresses: readonly (UserAddress & { isOwn: boolean })[];
  /** The ids of the cart's destinations, else of the default address. */
  selectedIds: readonly number[];
  /** Whether an order may have several destinations (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  canChooseSeveral: boolean;
  addPath: string;
  /** Fails without an address. */
  onSubmitted: FormSubmit<{ addressIds: number[] }>;
}

export interface CartShippingSelectProps {
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  /** Null while cart or address book load. */
  choice: GuestShippingSelect | MemberShippingSelect | null;
  backPath: string;
}
