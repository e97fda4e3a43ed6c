import type { Product, ProductInfo, Variant } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

/** One option of the product (色, サイズ …) with what can be chosen of it now. */
export interface ProductOption {
  name: string;
  values: readonly { value: string; isChosen: boolean; isAvailable: boolean }[];
}

export interface ProductProps {
  product: Product;
  options: readonly ProductOption[];
  /** The variant that the chosen values stand for; null while one is still to be chosen. */
  variant: Variant | null;
  quantity: number;
  /** The cart is being asked to take it. */
  isAdding: boolean;
  /** A variant is chosen, in stock, and the shop is selling. */
  canAddToCart: boolean;
  /** False while the shop has stopped selling for a while [selling.stopped]. */
  isSelling: boolean;
  /** The shop's message of the product page, if it has one. */
  message: PageMessageProps | null;
  /** The page that says what the postage is. */
  carriagePath: string;
  recommendations: readonly ProductInfo[];
  /** What this visitor looked at before, without this product; empty on the server. */
  recentProducts: readonly ProductInfo[];
  /** One of the shown prices is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  onOptionChosen: (name: string, value: string) => void;
  onQuantityChanged: (quantity: number) => void;
  onAddedToCart: () => void;
  onFavouriteToggled: (product: Pick<ProductInfo, "id" | "is_favorite">) => void;
}
