import type { OrderSummary, User } from "@noren/contract";

/** The pages of an account that this shop has, by the names of their screens. */
export type MypageLink = "order_history" | "address" | "favourite" | "coupon" | "point" | "user_info" | "password";

export interface MypageHomeProps {
  /** Null while it is being loaded. */
  user: User | null;
  orders: readonly OrderSummary[] | null;
  /** Only pages that exist. */
  links: readonly { id: MypageLink; path: string }[];
  orderPath: (id: number) => string;
  logoutPath: string;
}
