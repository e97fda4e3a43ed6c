import { bookmarkFields } from "@noren/validation/fields/bookmark";
import { formatNumber } from "@noren/validation/format";
import { listActiveConditions } from "#ui/screens/product-list/conditions";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

/**
 * Names the bookmark of a list: its title, and the conditions and the look that the title lacks, so that two lists of one
 * category differ.
 */
export function bookmarkTitleOf(
  title: string,
  list: Pick<ProductListProps, "filter" | "facets" | "makerName" | "tagName"> & { categoryName: string | undefined },
): string {
  const { word, sort, near, view } = list.filter;
  const inTitle = [title, copy.word(word), title === copy.newTitle && copy.isNew];
  const others = [
    list.categoryName,
    ...listActiveConditions(list, formatNumber).map(({ name }) => name),
    sort !== "recommended" && copy.sorts[sort],
    near.length > 0 && copy.near,
    view === "list" && copy.viewNames.list,
  ].flatMap((name) => (name && !inTitle.includes(name) ? [name] : []));
  return cut(others.length === 0 ? title : copy.bookmark(title, others));
}

/** Cuts a name that is too long for a bookmark. */
function cut(name: string): string {
  const { max } = bookmarkFields.title;
  return name.length <= max ? name : `${name.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
