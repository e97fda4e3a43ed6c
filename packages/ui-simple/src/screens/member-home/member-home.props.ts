import type { OrderSummary, ProductInfo, User } from "@noren/contract";

/** The logged-in home: what a member wants first on coming back. */
export interface MemberHomeProps {
  /** Null while it is being loaded. */
  user: User | null;
  latestOrder: OrderSummary | null;
  recentProducts: readonly ProductInfo[];
  recommended: readonly ProductInfo[];
  onFavouriteToggled: (product: ProductInfo) => void;
}
