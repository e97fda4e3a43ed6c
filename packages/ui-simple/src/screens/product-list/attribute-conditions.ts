import type { AttributeFacet } from "@noren/contract";
import type { AttributeFilter, ProductFilter } from "#ui/screens/product-list/product-list.props";

type Filters = ProductFilter["attributes"];

/** The filter of an attribute; an empty one where it is not filtered. */
export const findAttributeFilter = (filters: Filters, key: string): AttributeFilter =>
  filters.find((filter) => filter.key === key) ?? { key, choices: [], min: null, max: null };

/** The filters with that of an attribute changed, or removed if nothing of it is left. */
export function changeAttributeFilter(filters: Filters, key: string, change: Partial<AttributeFilter>): Filters {
  const changed = { ...findAttributeFilter(filters, key), ...change };
  const isEmpty = changed.choices.length === 0 && changed.min === null && changed.max === null;
  const others = filters.filter((filter) => filter.key !== key);
  return isEmpty ? others : [...others, changed];
}

/** The text of a number in the range of an attribute: 中深煎り, 200g. */
export function formatAttributeNumber({ range }: AttributeFacet, number: number): string {
  const step = range?.scale?.steps?.[number - range.scale.min];
  return step ?? `${number}${range?.unit ?? ""}`;
}
