import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockActions, BlockProps } from "#ui/slots/blocks/blocks.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";

type ProductsBlockProps = BlockProps<"products"> & Pick<BlockActions, "onFavouriteToggled" | "onAddedToCart">;

/** Products that the shop chose for this page. */
export function ProductsBlock({ title, products, ...actions }: ProductsBlockProps) {
  return (
    <BlockSection title={title} isEmpty={products.length === 0}>
      <ProductGrid products={products} label={title} {...actions} />
    </BlockSection>
  );
}
