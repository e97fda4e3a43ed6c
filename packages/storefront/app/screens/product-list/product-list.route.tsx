import { catalogue } from "@noren/api/endpoints/catalogue";
import { paths } from "@noren/contract/paths";
import { useSearchParams } from "react-router";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import { PageHead } from "../../frame/page-head.tsx";
import { pageOf } from "../../load/page-of.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { listPath, filterOf, queryOf } from "../../load/list-filter.ts";
import { useProductListModel } from "./product-list.model.ts";

const load = screenLoad("ProductList", async ({ prefetch, url: { searchParams } }) => {
  await prefetch(catalogue.endpoints.listProducts, queryOf(filterOf(searchParams), pageOf(searchParams)));
});

export { load as clientLoader, load as loader };

export default function ProductListRoute() {
  const model = useProductListModel();
  const [searchParams] = useSearchParams();
  const { category } = filterOf(searchParams);
  // A category and each of its pages have a canonical URL; other filters are views of those.
  const search = listPath({ ...filterOf(new URLSearchParams()), category }, pageOf(searchParams)).slice(
    paths.productList().length,
  );
  return (
    <>
      <PageHead title={model.title} description={copy.description(model.title)} search={search} />
      <ProductListView {...model} />
    </>
  );
}
