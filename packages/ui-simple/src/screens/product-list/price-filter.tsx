import { PRICE_INPUT_MAX } from "@noren/validation/fields/search-limits";
import { formatNumber } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { FilterGroup, type FilterGroupLook } from "#ui/screens/product-list/filter-group";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import type { TypedPrices } from "#ui/screens/product-list/use-typed-prices";
import styles from "./filter-panel.module.css";

type PriceFilterProps = TypedPrices &
  FilterGroupLook &
  Pick<ProductListProps, "facets" | "budgets" | "filter" | "pathWith" | "isFilterOpen">;

/** Budgets for gifts as links; below, the lowest and the highest price, applied by a button, which also works without a script. */
export function PriceFilter({ min, max, setMin, setMax, facets, isFolded, ...props }: PriceFilterProps) {
  const { filter } = props;
  const chosen = filter.price_min === null && filter.price_max === null ? 0 : 1;
  return (
    <FilterGroup title={copy.price} chosen={chosen} isFolded={isFolded}>
      <BudgetLinks {...props} />
      <div className={styles.prices}>
        <PriceInput name="price_min" label={copy.priceMin} value={min} sample={facets.price_min} onChange={setMin} />
        <span aria-hidden="true">{copy.to}</span>
        <PriceInput name="price_max" label={copy.priceMax} value={max} sample={facets.price_max} onChange={setMax} />
        <span>{copy.yen}</span>
      </div>
      <Button type="submit" block>
        {copy.apply}
      </Button>
    </FilterGroup>
  );
}

/** Prices for gifts; the chosen one's link removes it. */
function BudgetLinks({
  budgets,
  pathWith,
  isFilterOpen,
}: Pick<PriceFilterProps, "budgets" | "pathWith" | "isFilterOpen">) {
  if (budgets.length === 0) return null;
  const toText = (price: number | null) => (price === null ? null : formatNumber(price));
  return (
    <ul className={styles.budgets} aria-label={copy.budgets}>
      {budgets.map(({ price_min, price_max, product_count, isChosen }) => (
        <li key={price_min}>
          <a
            href={pathWith(isChosen ? { price_min: null, price_max: null } : { price_min, price_max })}
            data-replace={isFilterOpen || undefined}
            aria-current={isChosen || undefined}
          >
            {copy.budget(toText(price_min), toText(price_max))}
            <span className={styles.number}>{product_count}</span>
          </a>
        </li>
      ))}
    </ul>
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
