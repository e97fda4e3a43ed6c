import { CollectionSection } from "#ui/screens/home/collection-section";
import type { HomeProps } from "#ui/screens/home/home.props";

type NewestProps = Pick<HomeProps, "newest" | "onFavouriteToggled" | "onAddedToCart">;

/** The newest products. */
export function Newest({ newest, onFavouriteToggled, onAddedToCart }: NewestProps) {
  return newest ? (
    <CollectionSection collection={newest} onFavouriteToggled={onFavouriteToggled} onAddedToCart={onAddedToCart} />
  ) : null;
}
