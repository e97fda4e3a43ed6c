import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { HiddenFilter } from "#ui/screens/product-list/hidden-filter";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useAsked } from "#ui/screens/product-list/use-asked";
import { PRICE_INPUT_MAX } from "@noren/validation/lengths";
import styles from "./filter-panel.module.css";

const toPrice = (typed: string): number | null => {
  const digits = typed.normalize("NFKC").replaceAll(/[,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};
const toText = (price: number | null) => (price === null ? "" : String(price));

/** The text of a price field, until the filter's price changes. */
function useTyped(price: number | null): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ price, text: toText(price) });
  if (typed.price !== price) setTyped({ price, text: toText(price) });
  return [typed.text, (text) => setTyped({ price, text })];
}

/** Brand, price and stock. Checkboxes apply at once; the price applies by a button, which also works without scripts. */
export function FilterForm({ filter: listed, facets, onFilterChanged }: ProductListProps) {
  const [filter, ask] = useAsked(listed, onFilterChanged);
  const [min, setMin] = useTyped(filter.price_min);
  const [max, setMax] = useTyped(filter.price_max);
  const toggleBrand = (key: string, checked: boolean) =>
    ask({ brands: checked ? [...filter.brands, key] : filter.brands.filter((other) => other !== key) });
  return (
    <form
      className={styles.form}
      action={paths.productList()}
      onSubmit={(event) => {
        event.preventDefault();
        ask({ price_min: toPrice(min), price_max: toPrice(max) });
      }}
    >
      <HiddenFilter filter={filter} except={["brands", "price_min", "price_max", "in_stock", "is_new"]} />
      <fieldset className={styles.group}>
        <legend>{copy.stock}</legend>
        <CheckboxField
          id="in_stock"
          name="in_stock"
          value="1"
          label={copy.inStock}
          checked={filter.in_stock}
          onChange={(in_stock) => ask({ in_stock })}
        />
        <CheckboxField
          id="is_new"
          name="is_new"
          value="1"
          label={copy.isNew}
          checked={filter.is_new}
          onChange={(is_new) => ask({ is_new })}
        />
      </fieldset>
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
      {facets.brands.length > 1 || filter.brands.length > 0 ? (
        <fieldset className={styles.group}>
          <legend>{copy.brands}</legend>
          <div className={styles.brands}>
            {facets.brands.map(({ key, name, product_count }) => (
              <CheckboxField
                key={key}
                id={`brand-${key}`}
                name="brand"
                value={key}
                label={
                  <>
                    {name}
                    <span className={styles.number}>{product_count}</span>
                  </>
                }
                checked={filter.brands.includes(key)}
                onChange={(checked) => toggleBrand(key, checked)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </form>
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
