import { useListCatalogsQuery } from "@noren/api/endpoints/catalog";
import type { Catalog } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { useLocation, useSearchParams } from "react-router";
import type { FlipBookPage, FlipBookProps } from "#ui/screens/flip-book/flip-book.props";

const toPages = ({ pages }: Catalog): FlipBookPage[] =>
  pages.map((page, index) => ({
    ...page,
    number: index + 1,
    products: page.products.map(({ key, ...product }) => ({ ...product, path: paths.product({ key }) })),
  }));

/** Leaves the page in view in the URL, so that a reload, a bookmark and a shared link return to it. */
const writePageInView = (number: number) => history.replaceState(history.state, "", `#page-${number}`);

/** The catalogue of `catalog=KEY`, by default the shop's first. */
export function useFlipBookModel(): FlipBookProps {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const { data, isLoading } = useListCatalogsQuery();
  const catalogs = data?.data ?? [];
  const catalog = catalogs.find(({ key }) => key === search.get("catalog")) ?? catalogs[0];
  return {
    catalog: catalog ?? null,
    isLoading,
    pages: catalog ? toPages(catalog) : [],
    hasReducedRate: hasReducedRate(catalog?.pages.flatMap(({ products }) => products) ?? []),
    openedPage: Number(/^#page-(\d+)$/.exec(hash)?.[1] ?? 1),
    onTurned: writePageInView,
    orderPath: catalog?.is_orderable ? paths.catalogOrder({ catalog: catalog.key }) : null,
    others: catalogs
      .filter(({ key }) => key !== catalog?.key)
      .map(({ key, title, lead, cover }) => ({ path: paths.flipBook({ catalog: key }), title, lead, image: cover })),
  };
}
