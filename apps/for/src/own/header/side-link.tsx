import type { Category } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { SIDES, type Side } from "../sides.ts";
import { headCopy as copy } from "./head.copy.ts";

interface SideLinkProps {
  side: Side;
  categories: readonly Pick<Category, "key">[];
  className: string | undefined;
}

/** The link to one of the two sides of the shop; nothing in a shop that is not divided so. */
export function SideLink({ side, categories, className }: SideLinkProps) {
  const category = SIDES[side];
  if (!categories.some(({ key }) => key === category)) return null;
  return (
    <a className={className} href={paths.productList({ category })}>
      {copy.sides[side]}
    </a>
  );
}
