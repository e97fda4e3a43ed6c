import type { ProductInfo } from "@noren/contract";
import { CompareToggle } from "#ui/screens/product-list/compare-toggle";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { ProductLines } from "#ui/screens/product-list/product-lines";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";

/** Cards of which the pictures are in view at first. */
const PRIORITY_COUNT = 4;

/** The products of the list, as cards or rows. */
export function ListedProducts(props: ProductListProps) {
  const { products, filter, compareChoice, onFavouriteToggled, onAddedToCart, onSetAdded } = props;
  const list = {
    products,
    label: copy.products,
    priorityCount: PRIORITY_COUNT,
    onFavouriteToggled,
    renderBelow: (product: ProductInfo) => <CompareToggle product={product} choice={compareChoice} />,
  };
  if (filter.view === "list") return <ProductLines {...list} />;
  return <ProductGrid {...list} onAddedToCart={onAddedToCart} onSetAdded={onSetAdded} />;
}
