/**
 * Looks up a key that comes from an answer, a setting or a person. Undefined for a key that the table lacks, also for one
 * that every object inherits, such as `__proto__`.
 */
export const findOwnValue = <Table extends object>(table: Table, key: PropertyKey): Table[keyof Table] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;
