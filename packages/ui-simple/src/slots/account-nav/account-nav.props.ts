/** The screens of the account. */
export type AccountRoom =
  | "order_history"
  | "coupon"
  | "point"
  | "request"
  | "message"
  | "inquiry"
  | "favourite"
  | "product_history"
  | "search_history"
  | "bookmark"
  | "address"
  | "card"
  | "memorial"
  | "measurement"
  | "embroidery"
  | "user_info"
  | "password"
  | "passkey"
  | "login_history"
  | "leave";

export type AccountGroup = "shopping" | "kept" | "stored" | "account";

export interface AccountNavGroup {
  id: AccountGroup;
  /** Screens that the shop uses. */
  links: readonly { id: AccountRoom; path: string }[];
}

export interface AccountNavProps {
  groups: readonly AccountNavGroup[];
  homePath: string;
  logoutPath: string;
  /** The room in view, or the room that a page below it belongs to; null on my page and outside of all rooms. */
  current: { id: AccountRoom; isExact: boolean } | null;
  /** My page itself, which lists all rooms in its content. */
  isHome: boolean;
}
