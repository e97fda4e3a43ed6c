import { MEASUREMENT_DEFAULT_LIMIT_ITEMS } from "./limits.ts";

/** [memorial.add-delete] Add appends, delete removes by id. */
export function addMemorial<M>(memorials: readonly M[], memorial: M): M[] {
  return [...memorials, memorial];
}

/** A changed entry keeps its position. */
export function replaceMemorial<M extends { readonly id: number }>(memorials: readonly M[], memorial: M): M[] {
  return memorials.map((one) => (one.id === memorial.id ? memorial : one));
}

export function removeMemorial<M extends { readonly id: number }>(memorials: readonly M[], id: number): M[] {
  return memorials.filter((memorial) => memorial.id !== id);
}

/** [measurement.add-delete] Newest first, trimmed to the limit. Deleting clears the list. */
export function addMeasurement<M>(series: readonly M[], measurement: M, limit = MEASUREMENT_DEFAULT_LIMIT_ITEMS): M[] {
  return [measurement, ...series].slice(0, limit);
}

/** [faq.grouped] Q&A items are grouped by category, in the order in which the categories first appear. */
export function groupByCategory<Q extends { readonly category: string }>(
  items: readonly Q[],
): { category: string; items: Q[] }[] {
  const groups = new Map<string, Q[]>();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups].map(([category, grouped]) => ({ category, items: grouped }));
}
