import type { ProductInfo } from "@noren/contract";
import type { StoryCard } from "#ui/slots/story-cards/story-cards";

export interface StylistListProps {
  /** The title of the shop's collection. Null while loading. */
  title: string | null;
  lead: string;
  stylists: readonly StoryCard[];
  /** The products of all of them. */
  products: readonly ProductInfo[];
  hasReducedRate: boolean;
  onFavouriteToggled: ((product: ProductInfo) => void) | undefined;
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
