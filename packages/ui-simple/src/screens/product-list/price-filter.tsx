import { PRICE_INPUT_MAX } from "@noren/validation/fields/search-limits";
import { Button } from "#ui/elements/button/button";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import type { TypedPrices } from "#ui/screens/product-list/use-typed-prices";
import styles from "./filter-panel.module.css";

type PriceFilterProps = TypedPrices & Pick<ProductListProps, "facets">;

/** The lowest and the highest price, applied by a button, which also works without a script. */
export function PriceFilter({ min, max, setMin, setMax, facets }: PriceFilterProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{copy.price}</legend>
      <div className={styles.prices}>
        <PriceInput name="price_min" label={copy.priceMin} value={min} sample={facets.price_min} onChange={setMin} />
        <span aria-hidden="true">{copy.to}</span>
        <PriceInput name="price_max" label={copy.priceMax} value={max} sample={facets.price_max} onChange={setMax} />
        <span>{copy.yen}</span>
      </div>
      <Button type="submit" block>
        {copy.apply}
      </Button>
    </fieldset>
  );
}

interface PriceInputProps {
  name: string;
  label: string;
  value: string;
  sample: number | null;
  onChange: (value: string) => void;
}

function PriceInput({ name, label, value, sample, onChange }: PriceInputProps) {
  return (
    <input
      className={styles.price}
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_INPUT_MAX}
      placeholder={sample === null ? undefined : String(sample)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
