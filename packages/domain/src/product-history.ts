import { RECENT_PRODUCTS_MAX_ITEMS } from "./limits.ts";

/** The fields of a history entry that the rules depend on. */
export interface Viewed {
  readonly id: number;
  readonly product_id: number;
}

/** A list with the total number of entries, which may exceed the list. */
export interface Counted<T> {
  readonly data: T[];
  readonly total: number;
}

/** [history.product] Moves the product to the front, each product once, at most 10. */
export function pushRecent<T extends Viewed>(items: readonly T[], item: T): T[] {
  return [item, ...items.filter(({ product_id }) => product_id !== item.product_id)].slice(
    0,
    RECENT_PRODUCTS_MAX_ITEMS,
  );
}

/** Removes one entry and lowers the total by one; also for product requests and searches [history.product]. */
export function removeCounted<T extends { readonly id: number }>(list: Counted<T>, id: number): Counted<T> {
  const data = list.data.filter((item) => item.id !== id);
  return data.length === list.data.length ? list : { data, total: Math.max(0, list.total - 1) };
}
