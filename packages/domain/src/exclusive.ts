/** Sets a flag on the entry with this id and clears it on all others. An unknown id changes nothing. */
export function markOnly<T extends { readonly id: number }>(list: T[], flag: keyof T, id: number): T[] {
  if (!list.some((entry) => entry.id === id)) return list;
  return list.map((entry) => (entry[flag] === (entry.id === id) ? entry : { ...entry, [flag]: entry.id === id }));
}

/** Sets the flag on `fallback` if no entry has it: an empty list excepted, exactly one entry has it afterwards. */
export function ensureOne<T extends { readonly id: number }>(
  list: T[],
  flag: keyof T,
  fallback: T | undefined = list[0],
): T[] {
  if (fallback === undefined || list.some((entry) => entry[flag])) return list;
  return markOnly(list, flag, fallback.id);
}
