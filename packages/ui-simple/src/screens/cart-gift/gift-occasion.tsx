import { useFormikContext } from "formik";
import { SelectField } from "#ui/elements/select-field/select-field";
import { useFormField } from "#ui/forms/use-form-field";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { CartGiftProps, GiftOffers, GiftReview, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";

type GiftOccasionProps = Pick<CartGiftProps, "withOccasion"> & { offers: GiftOffers; review: GiftReview };

/** What the gift is for. A choice sets the defaults of the occasion. */
export function GiftOccasion({ offers, review, withOccasion }: GiftOccasionProps) {
  const { values, setValues } = useFormikContext<GiftValues>();
  const field = useFormField<string>("occasion");
  return (
    <SelectField
      {...field}
      onChange={(occasion) => void setValues(withOccasion({ ...values, occasion }))}
      options={offers.occasions}
      emptyLabel={copy.noOccasion}
      width="l"
      help={review.occasion?.description || (offers.hasNoshi ? copy.occasionHelp : copy.occasionHelpWithoutNoshi)}
    />
  );
}
