import type { OrderSummary, User } from "@noren/contract";

/** The screens of the account that my page links to. */
export type MypageLink =
  | "order_history"
  | "message"
  | "inquiry"
  | "address"
  | "card"
  | "favourite"
  | "coupon"
  | "point"
  | "user_info"
  | "password"
  | "product_history"
  | "search_history"
  | "login_history"
  | "leave";

/** What waits for the member. */
export interface Reminder {
  kind: "messages" | "inquiries";
  /** The number of unread messages, or of inquiries with an unread answer. */
  count: number;
  path: string;
}

export interface MypageHomeProps {
  /** Null while loading, and when it could not be loaded. */
  user: User | null;
  /** Null while loading, and when they could not be loaded. */
  orders: readonly OrderSummary[] | null;
  isLoading: boolean;
  reminders: readonly Reminder[];
  /** Screens that are built. */
  links: readonly { id: MypageLink; path: string }[];
  /** Other shops that take over the login. */
  shops: readonly { name: string; path: string }[];
  orderPath: (id: number) => string;
  logoutPath: string;
}
