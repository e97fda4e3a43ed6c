import { paths } from "@noren/contract/paths";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { SIDES } from "./sides.ts";

const MOURNING = paths.productList({ category: SIDES.mourning });

/** Whether a list is of the side of mourning: its category or one above it, or the side that it is filtered by. */
export function isMourningList({ filter, breadcrumbs }: Pick<ProductListProps, "filter" | "breadcrumbs">): boolean {
  const sides = filter.attributes.find(({ key }) => key === "side")?.choices ?? [];
  return (
    filter.category === SIDES.mourning ||
    breadcrumbs.some(({ path }) => path === MOURNING) ||
    (sides.length === 1 && sides[0] === "mourning")
  );
}
