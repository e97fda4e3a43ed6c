import { formatNumber } from "@noren/validation/format";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { FormRadioGroup } from "#ui/forms/form-fields";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { GiftOption } from "#ui/screens/cart-gift/cart-gift.props";
import styles from "./cart-gift-view.module.css";

interface GiftOptionsProps {
  name: string;
  /** The text of the first choice: none. */
  none: string;
  options: readonly GiftOption[];
  priceText?: (amount: string) => string;
}

/** A choice among options of the shop, each with its picture and price. A refused option shows the reason. */
export function GiftOptions({ name, none, options, priceText = copy.price }: GiftOptionsProps) {
  return (
    <FormRadioGroup
      name={name}
      look="card"
      options={[
        { value: "", label: none },
        ...options.map(({ value, name: label, description, price, picture, refusal }) => ({
          value,
          disabled: refusal !== null,
          label: (
            <span className={styles.option}>
              {picture ? (
                <ProductPicture
                  picture={picture}
                  ratio="square"
                  sizes="4.5rem"
                  maxFetchedWidth={240}
                  alt=""
                  className={styles.picture}
                />
              ) : null}
              {label}
            </span>
          ),
          aside: price === 0 ? copy.free : priceText(formatNumber(price)),
          help: refusal ?? (description || undefined),
        })),
      ]}
    />
  );
}
