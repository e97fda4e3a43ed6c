import type { BlockActions, BlockProps } from "#ui/slots/blocks/blocks.props";
import { ProductsBlock } from "#ui/slots/blocks/products-block";

type CollectionBlockProps = BlockProps<"collection"> & Pick<BlockActions, "onFavouriteToggled" | "onAddedToCart">;

/** The current products of a collection, such as the ranking. */
export const CollectionBlock = (props: CollectionBlockProps) => <ProductsBlock {...props} />;
