/** What a read mark is set on. */
export interface Readable {
  readonly id: number;
  /** Null for a guest, who has no marks. */
  readonly is_read: boolean | null;
}

/** Sets the mark of the one that was read; all others, and a list without it, stay as they are. */
export function markRead<R extends Readable>(items: R[], id: number): R[] {
  if (!items.some((item) => item.id === id && item.is_read === false)) return items;
  return items.map((item) => (item.id === id ? { ...item, is_read: true } : item));
}
