import type { Memorial, OrderSummary, User } from "@noren/contract";
import type { AccountNavGroup } from "#ui/slots/account-nav/account-nav.props";

/** Unread messages, or inquiries with an unread answer. */
export interface UnreadReminder {
  kind: "messages" | "inquiries";
  count: number;
  path: string;
}

/** A memorial day that comes soon, with a way to gifts; on a day of death they are offerings. */
export interface MemorialReminder {
  kind: "memorial" | "day-of-death";
  memorial: Pick<Memorial, "id" | "name" | "next_date"> & { daysLeft: number };
  path: string;
}

/** A password that is too old, or mails that bounced. */
export interface WarningReminder {
  kind: "password" | "undelivered";
  path: string;
}

/** A new email that is not verified yet. */
export interface NewEmailReminder {
  kind: "new-email";
  email: string;
  path: string;
}

/** Coupons of which the first ends soon, or points that do. */
export interface ExpiryReminder {
  kind: "coupons" | "points";
  count: number;
  /** 0 on the last day. */
  daysLeft: number;
  path: string;
}

/** What waits for the member. */
export type Reminder = WarningReminder | NewEmailReminder | UnreadReminder | ExpiryReminder | MemorialReminder;

export interface MypageHomeProps {
  /** Orders and reminders wait for each other, for a moment: a late reminder would move the orders. */
  isArriving: boolean;
  /** Null while loading, and when it could not be loaded. */
  user: User | null;
  /** Null while loading, and when they could not be loaded. */
  orders: readonly OrderSummary[] | null;
  /** The orders are not delivered yet; otherwise they are the latest. */
  areUnderWay: boolean;
  /** What is known so far: each call adds its own. */
  reminders: readonly Reminder[];
  menu: readonly AccountNavGroup[];
  /** Other shops that take over the login. */
  shops: readonly { name: string; path: string }[];
  orderPath: (id: number) => string;
  logoutPath: string;
}
