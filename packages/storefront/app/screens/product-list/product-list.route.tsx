import { paths } from "@noren/contract/paths";
import { useSearchParams } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import { PageHead } from "../../frame/page-head.tsx";
import { parsePage } from "../../load/parse-page.ts";
import { listPath, parseFilter } from "../../load/list-filter.ts";
import { load } from "./product-list.load.ts";
import { useProductListModel } from "./product-list.model.ts";

export { load as clientLoader, load as loader };

export default function ProductListRoute() {
  const model = useProductListModel();
  const [searchParams] = useSearchParams();
  const { category } = parseFilter(searchParams);
  // A category and each of its pages have a canonical URL; other filters are views of those.
  const page = parsePage(searchParams);
  const search = listPath({ ...parseFilter(new URLSearchParams()), category }, page).slice(paths.productList().length);
  const title = paginationCopy.title(model.title, page);
  return (
    <>
      <PageHead title={title} description={copy.description(model.title)} search={search} />
      <ProductListView {...model} />
    </>
  );
}
