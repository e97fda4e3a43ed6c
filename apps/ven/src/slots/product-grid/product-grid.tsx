import type { ProductGridProps } from "@noren/ui-simple/slots/product-grid/product-grid";
import { ProductTable } from "../../own/table/product-table.tsx";

export type { ProductGridProps };

/** Products of every list in a table. */
export function ProductGrid(props: ProductGridProps) {
  return <ProductTable {...props} />;
}
