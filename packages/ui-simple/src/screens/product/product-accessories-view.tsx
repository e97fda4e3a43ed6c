import type { ProductInfo } from "@noren/contract";
import { hasReducedRate } from "@noren/validation/format";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { productAccessoriesCopy as copy } from "#ui/screens/product/product-accessories.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import { ProductRow } from "#ui/slots/product-row/product-row";

type ProductAccessoriesProps = Pick<ProductProps, "hasReducedRate" | "onFavouriteToggled" | "onCardAddedToCart"> & {
  accessories: readonly ProductInfo[];
};

/** What goes with the product: a lid, a box, a refill. The code loads late. */
export function ProductAccessoriesView({ accessories, ...props }: ProductAccessoriesProps) {
  return (
    <>
      <ProductRow
        title={copy.title}
        products={accessories}
        onFavouriteToggled={props.onFavouriteToggled}
        onAddedToCart={props.onCardAddedToCart}
      />
      {/* The page has a legend of its own for its other products. */}
      {!props.hasReducedRate && hasReducedRate(accessories) ? <ReducedRateLegend /> : null}
    </>
  );
}
