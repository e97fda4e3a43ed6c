import type { ProductSort } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { SelectField } from "#ui/elements/select-field/select-field";
import { HiddenFilter } from "#ui/screens/product-list/hidden-filter";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useOptimisticFilter } from "#ui/screens/product-list/use-optimistic-filter";
import styles from "./product-list-view.module.css";

/** The order by nearness; the parameters `near.…` of the URL set it. */
const NEAR = "near";

/** The order by an attribute; the parameter `by` of the URL sets it. */
const BY = "by";

const options = Object.entries(copy.sorts).map(([value, label]) => ({ value, label }));

/** The sort order: applies at once with scripts, by a button without. */
export function SortForm({ filter: listed, products, parameters, hasPrices, onFilterChanged }: ProductListProps) {
  const [filter, changeFilter] = useOptimisticFilter(listed, onFilterChanged);
  // Where no product has such a number, the parameters have no effect.
  const hasNumber = (orders: readonly { key: string }[]) =>
    products.some(({ attributes }) =>
      attributes?.some(({ key, number }) => number !== undefined && orders.some((order) => order.key === key)),
    );
  const isBy = filter.by !== null && hasNumber([filter.by]);
  // The nearest products come first.
  const own = hasNumber(filter.near) ? { value: NEAR, label: copy.near } : isBy ? { value: BY, label: copy.by } : null;
  const offered = hasPrices ? options : options.filter(({ value }) => !value.startsWith("price_"));
  return (
    <form className={styles.sort} action={paths.productList()}>
      <HiddenFilter parameters={parameters} except={["sort"]} />
      <SelectField
        id="sort"
        name="sort"
        label={copy.sort}
        value={own ? own.value : filter.sort}
        options={own ? [own, ...offered] : offered}
        onChange={(sort) => changeFilter({ sort: sort as ProductSort, near: [], by: null })}
      />
      <noscript>
        <Button type="submit">{copy.sortApply}</Button>
      </noscript>
    </form>
  );
}
