/** Sets a flag on the one entry with this id and clears it on all others; an unknown id changes nothing. */
export function markOnly<T extends { readonly id: number }>(list: T[], flag: keyof T, id: number): T[] {
  if (!list.some((entry) => entry.id === id)) return list;
  return list.map((entry) => (entry[flag] === (entry.id === id) ? entry : { ...entry, [flag]: entry.id === id }));
}

/** Gives the flag to an heir where nobody has it: exactly one has it, unless the list is empty. */
export function keepOne<T extends { readonly id: number }>(
  list: T[],
  flag: keyof T,
  heir: T | undefined = list[0],
): T[] {
  if (heir === undefined || list.some((entry) => entry[flag])) return list;
  return markOnly(list, flag, heir.id);
}
