import { FormCheckboxField } from "#ui/forms/form-fields";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";

/** The slip without prices, and the same packing for all parcels. */
export function GiftSlip({ hasOthers }: { hasOthers: boolean }) {
  return (
    <Fieldset legend={copy.slip}>
      <FormCheckboxField name="hides_prices" help={copy.slipHelp} />
      {hasOthers ? <FormCheckboxField name="for_all" /> : null}
    </Fieldset>
  );
}
