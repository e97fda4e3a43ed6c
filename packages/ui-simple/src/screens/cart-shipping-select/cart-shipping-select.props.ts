import type { CartShipping, OrdererInput, UserAddress } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { AddressLookup } from "#ui/forms/address-lookup";

/** A guest says who orders, and where it goes: to themselves or elsewhere. */
export interface GuestShippingSelect {
  kind: "guest";
  /** What the cart already knows of the orderer, else empty fields. */
  orderer: OrdererInput;
  /** `self`: to the orderer's address; `other`: an address is typed on the next page. */
  destination: "self" | "other";
  onSubmitted: FormSubmit<{ orderer: OrdererInput; destination: "self" | "other" }>;
}

/** A member picks from the address book. */
export interface MemberShippingSelect {
  kind: "member";
  addresses: readonly UserAddress[];
  /** Ids of the addresses that the cart goes to now, else the default one. */
  selectedIds: readonly number[];
  /** True where the shop lets one order go to several addresses (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  canChooseSeveral: boolean;
  /** False once the address book is full (x-limit). */
  canAdd: boolean;
  onSubmitted: FormSubmit<{ addressIds: number[] }>;
}

export interface CartShippingSelectProps {
  /** Null while cart or address book are being loaded. */
  choice: GuestShippingSelect | MemberShippingSelect | null;
  /** Destinations that the cart has already, in their order. */
  shippings: readonly CartShipping[];
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  addPath: string;
  loginPath: string;
  backPath: string;
}
