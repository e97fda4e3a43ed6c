import type { OrderSummary, ProductInfo, User } from "@noren/contract";

export interface MemberHomeProps {
  /** Null while loading. */
  user: User | null;
  latestOrder: OrderSummary | null;
  recentProducts: readonly ProductInfo[];
  recommended: readonly ProductInfo[];
  onFavouriteToggled: (product: ProductInfo) => void;
}
