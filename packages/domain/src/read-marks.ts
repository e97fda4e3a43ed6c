/** An entry with a read mark. */
export interface Readable {
  readonly id: number;
  /** Null for guests, who have no read marks. */
  readonly is_read: boolean | null;
}

/** Marks one entry as read. Others, and a list without it, do not change. */
export function markRead<R extends Readable>(items: R[], id: number): R[] {
  if (!items.some((item) => item.id === id && item.is_read === false)) return items;
  return items.map((item) => (item.id === id ? { ...item, is_read: true } : item));
}

/** A page of the message center with the total number of unread messages. */
export interface MessagePage {
  readonly data: readonly { readonly key: string; readonly is_read: boolean }[];
  readonly unread_count: number;
}

/** Marks a message as read: the mark on its page, the unread count on every page. */
export function markMessageRead<P extends MessagePage>(page: P, key: string): P {
  const data = page.data.map((message) => (message.key === key ? { ...message, is_read: true } : message));
  return { ...page, data, unread_count: Math.max(0, page.unread_count - 1) };
}

/** An opened inquiry has no unread replies. */
export function markInquiryRead<I extends { readonly key: string; readonly is_unread: boolean }>(
  inquiries: readonly I[],
  key: string,
): I[] {
  return inquiries.map((inquiry) => (inquiry.key === key ? { ...inquiry, is_unread: false } : inquiry));
}
