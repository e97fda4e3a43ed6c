import type { Pagination, SystemMessageSummary } from "@noren/contract";

/** A message of the shop, with the path of its text. */
export interface ListedMessage extends SystemMessageSummary {
  path: string;
}

export interface MessageCenterProps {
  /** Newest first. Null while loading. */
  messages: readonly ListedMessage[] | null;
  /** On all pages of the list. */
  unreadCount: number;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
}
