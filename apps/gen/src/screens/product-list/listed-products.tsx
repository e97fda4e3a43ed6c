import { ListedProducts as SimpleListedProducts } from "@noren/ui-simple/screens/product-list/listed-products";
import type { ComponentProps } from "react";
import { CompareTable } from "../../own/table/compare-table.tsx";

/** The list as a table that compares, or as cards. */
export function ListedProducts(props: ComponentProps<typeof SimpleListedProducts>) {
  return props.filter.view === "list" ? <CompareTable {...props} /> : <SimpleListedProducts {...props} />;
}
