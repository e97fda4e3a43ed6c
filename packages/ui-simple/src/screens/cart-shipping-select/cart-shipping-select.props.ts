import type { Cart, OrdererInput, UserAddress } from "@noren/contract";
import type { guestCheckoutFields } from "@noren/validation/fields/cart";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { CarriageStatus } from "#ui/slots/order-sums/order-sums";

/** A guest says who orders, and where it goes: to themselves or elsewhere. */
export interface GuestShippingSelect {
  kind: "guest";
  /** What the cart already knows of the orderer, else empty fields. */
  values: FormValues<typeof guestCheckoutFields>;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  loginPath: string;
  /** Names on the destinations other than the orderer's own that the cart has already. */
  otherNames: readonly string[];
  onSubmitted: FormSubmit<OrdererInput & { destination: "self" | "other" }>;
}

/** A member picks from the address book. */
export interface MemberShippingSelect {
  kind: "member";
  /** `isOwn` marks the member's own address. */
  addresses: readonly (UserAddress & { isOwn: boolean })[];
  /** Ids of the addresses that the cart goes to now, else the default one. */
  selectedIds: readonly number[];
  /** True where the shop lets one order go to several addresses (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  canChooseSeveral: boolean;
  addPath: string;
  onSubmitted: FormSubmit<{ addressIds: number[] }>;
}

export interface CartShippingSelectProps {
  /** Null while it is being loaded. */
  cart: Cart | null;
  carriage: CarriageStatus;
  /** Null while cart or address book are being loaded. */
  choice: GuestShippingSelect | MemberShippingSelect | null;
  backPath: string;
}
