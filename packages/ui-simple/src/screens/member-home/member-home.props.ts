import type { OrderSummary, ProductInfo, User } from "@noren/contract";

export interface MemberHomeProps {
  /** Null while loading. */
  user: User | null;
  /** The balance; null without one and in a shop without points. */
  points: number | null;
  latestOrder: OrderSummary | null;
  recentProducts: readonly ProductInfo[];
  recommended: readonly ProductInfo[];
  onFavouriteToggled: (product: ProductInfo) => void;
  /** Adds a card's default variant to the cart; undefined while the shop has stopped selling. */
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
