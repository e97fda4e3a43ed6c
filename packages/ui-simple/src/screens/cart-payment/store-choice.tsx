import type { PaymentMethod } from "@noren/contract";
import { FormRadioGroup } from "#ui/forms/form-fields";

/** The chains of convenience stores, of which the shopper chooses one. */
export const StoreChoice = ({ stores }: { stores: NonNullable<PaymentMethod["stores"]> }) => (
  <FormRadioGroup name="payment_store" options={stores.map(({ code, name }) => ({ value: code, label: name }))} />
);
