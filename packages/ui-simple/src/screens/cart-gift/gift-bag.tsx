import { BAG_LIMIT } from "@noren/validation/fields/gift";
import { useFormikContext } from "formik";
import { FormSelectField } from "#ui/forms/form-fields";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { GiftOffers, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { GiftOptions } from "#ui/screens/cart-gift/gift-options";
import styles from "./cart-gift-view.module.css";

const COUNTS = Array.from({ length: BAG_LIMIT }, (_, index) => ({
  value: String(index + 1),
  label: copy.bags(index + 1),
}));

/** The choice of carrier bags and their quantity. */
export function GiftBag({ offers }: { offers: GiftOffers }) {
  const { values } = useFormikContext<GiftValues>();
  return (
    <div className={styles.group}>
      <GiftOptions name="bag" none={copy.noBag} options={offers.bags} priceText={copy.bagPrice} />
      {values.bag === "" ? null : <FormSelectField name="bag_quantity" width="s" options={COUNTS} />}
    </div>
  );
}
