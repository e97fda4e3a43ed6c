import type { ProductInfo } from "@noren/contract";

export interface NotFoundLink {
  path: string;
  name: string;
}

export interface NotFoundProps {
  /** Whether products can be searched; false for a guest of a shop that requires a login. */
  canSearch: boolean;
  /** The top categories; empty while they are unknown. */
  categories: readonly NotFoundLink[];
  /** What others choose; null for none. */
  popular: { title: string; products: readonly ProductInfo[] } | null;
  hasReducedRate: boolean;
  /** Pages that help to go on. */
  links: readonly NotFoundLink[];
  onFavouriteToggled: (product: ProductInfo) => void;
  onAddedToCart?: ((product: ProductInfo) => void) | undefined;
}
