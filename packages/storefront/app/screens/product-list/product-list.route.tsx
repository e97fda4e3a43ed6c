import { paths } from "@noren/contract/paths";
import { useSearchParams } from "react-router";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import { PageHead } from "../../frame/page-head.tsx";
import { pageOf } from "../../load/page-of.ts";
import { addressOf, filterOf } from "./filter-address.ts";
import { load } from "./product-list.load.ts";
import { productListCopy as copy } from "./product-list.copy.ts";
import { useProductListModel } from "./product-list.model.ts";

export { load as clientLoader, load as loader };

export default function ProductListRoute() {
  const model = useProductListModel();
  const [searchParams] = useSearchParams();
  const { category } = filterOf(searchParams);
  // A category and its pages are pages of their own; every other filter is a view of one of them.
  const search = addressOf({ ...filterOf(new URLSearchParams()), category }, pageOf(searchParams)).slice(
    paths.productList().length,
  );
  return (
    <>
      <PageHead title={model.title} description={copy.description(model.title)} search={search} />
      <ProductListView {...model} />
    </>
  );
}
