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

/** A page of the message center with the count of all that is unread. */
export interface MessagePage {
  readonly data: readonly { readonly key: string; readonly is_read: boolean }[];
  readonly unread_count: number;
}

/** One that was unread is read: its mark on the page where it stands, the count on every page. */
export function markMessageRead<P extends MessagePage>(page: P, key: string): P {
  const data = page.data.map((message) => (message.key === key ? { ...message, is_read: true } : message));
  return { ...page, data, unread_count: Math.max(0, page.unread_count - 1) };
}

/** An inquiry that was opened has nothing unread. */
export function markInquiryRead<I extends { readonly key: string; readonly is_unread: boolean }>(
  inquiries: readonly I[],
  key: string,
): I[] {
  return inquiries.map((inquiry) => (inquiry.key === key ? { ...inquiry, is_unread: false } : inquiry));
}
