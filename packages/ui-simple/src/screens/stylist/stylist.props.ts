import type { Picture, ProductInfo } from "@noren/contract";
import type { StoryCard } from "#ui/slots/story-cards/story-cards";

export interface StylistProps {
  /** Null while loading. */
  stylist: { name: string; role: string; words: string; image: Picture | null } | null;
  /** The title of the shop's collection. */
  listName: string;
  products: readonly ProductInfo[];
  others: readonly StoryCard[];
  listPath: string;
  hasReducedRate: boolean;
  onFavouriteToggled: ((product: ProductInfo) => void) | undefined;
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
