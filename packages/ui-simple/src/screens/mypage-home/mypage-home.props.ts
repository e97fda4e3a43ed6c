import type { OrderSummary, User } from "@noren/contract";

export interface MypageHomeProps {
  /** Null while it is being loaded. */
  user: User | null;
  orders: readonly OrderSummary[];
  /** The member screens of this build, grouped as the view shows them; only screens that exist. */
  links: readonly { id: string; path: string }[];
  logoutPath: string;
}
