import { search } from "@noren/api/endpoints/search";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { ProductSearchHistoryView } from "#ui/screens/product-search-history/product-search-history-view";
import { productSearchHistoryCopy as copy } from "#ui/screens/product-search-history/product-search-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useProductSearchHistoryModel } from "./product-search-history.model.ts";

const load = screenLoad("ProductSearchHistory", ({ prefetch, url }) =>
  prefetch(search.endpoints.listSearchHistories, { page: parsePage(url.searchParams) }),
);

export { load as clientLoader, load as loader };

export default function ProductSearchHistoryRoute() {
  const props = useProductSearchHistoryModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <ProductSearchHistoryView {...props} />
    </>
  );
}
