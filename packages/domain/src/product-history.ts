import { RECENT_PRODUCTS_MAX_ITEMS } from "./limits.ts";

/** What the rules of the history look at; an entry of the API has more. */
export interface Viewed {
  readonly id: number;
  readonly product_id: number;
}

/** A list with the number of all there are, which may be more than the list shows. */
export interface Counted<T> {
  readonly data: T[];
  readonly total: number;
}

/** [history.product] To the front, no product twice, at most 10. */
export function pushRecent<T extends Viewed>(items: readonly T[], item: T): T[] {
  return [item, ...items.filter(({ product_id }) => product_id !== item.product_id)].slice(
    0,
    RECENT_PRODUCTS_MAX_ITEMS,
  );
}

/** Deleting removes one and lowers the total by one; the same for product requests and searches [history.product]. */
export function removeCounted<T extends { readonly id: number }>(list: Counted<T>, id: number): Counted<T> {
  const data = list.data.filter((item) => item.id !== id);
  return data.length === list.data.length ? list : { data, total: Math.max(0, list.total - 1) };
}
