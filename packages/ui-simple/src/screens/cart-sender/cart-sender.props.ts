import type { typedSenderFields } from "@noren/validation/fields/cart";
import type { FormOutput, FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { Recipient } from "#ui/slots/recipients/recipients.props";

/** The value of the choice to type another address. */
export const NEW_SENDER = "new";

export interface CartSenderProps {
  /** Null while cart or address book load. */
  choice: {
    /** The recipient of the destination; null for all destinations. */
    recipient: string | null;
    /** The orderer, the address book, and what was typed in this order. */
    senders: readonly Recipient[];
    values: FormValues<typeof typedSenderFields>;
    /** Whether the order has other destinations. */
    hasOthers: boolean;
  } | null;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  back: { path: string; from: "delivery" | "confirm" };
  onSubmitted: FormSubmit<FormOutput<typeof typedSenderFields>>;
}
