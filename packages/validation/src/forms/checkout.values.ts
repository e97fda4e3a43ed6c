import type { AddressValues } from "./address.values.ts";
import type { OrdererValues } from "./orderer.values.ts";

export type GuestCheckoutValues = OrdererValues & { destination: "self" | "other" };

export type DestinationValues = AddressValues & { is_save_address: boolean };

export interface PaymentValues {
  payment_id: string;
  remarks: string;
}
