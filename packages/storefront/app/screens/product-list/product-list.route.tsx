import { catalogue } from "@noren/api/endpoints/catalogue";
import { maker } from "@noren/api/endpoints/maker";
import { tag } from "@noren/api/endpoints/tag";
import { paths } from "@noren/contract/paths";
import { useSearchParams } from "react-router";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import { PageHead } from "../../frame/page-head.tsx";
import { parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { listPath, parseFilter, toProductQuery } from "../../load/list-filter.ts";
import { useProductListModel } from "./product-list.model.ts";

const load = screenLoad("ProductList", async ({ prefetch, prefetchOptional, url: { searchParams } }) => {
  const filter = parseFilter(searchParams);
  await Promise.all([
    prefetch(catalogue.endpoints.listProducts, toProductQuery(filter, parsePage(searchParams))),
    filter.maker && prefetchOptional(maker.endpoints.listMakers, undefined),
    filter.tag && prefetchOptional(tag.endpoints.listTags, undefined),
  ]);
});

export { load as clientLoader, load as loader };

export default function ProductListRoute() {
  const model = useProductListModel();
  const [searchParams] = useSearchParams();
  const { category } = parseFilter(searchParams);
  // A category and each of its pages have a canonical URL; other filters are views of those.
  const search = listPath({ ...parseFilter(new URLSearchParams()), category }, parsePage(searchParams)).slice(
    paths.productList().length,
  );
  return (
    <>
      <PageHead title={model.title} description={copy.description(model.title)} search={search} />
      <ProductListView {...model} />
    </>
  );
}
