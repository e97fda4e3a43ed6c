import { productRequest } from "@noren/api/endpoints/product-request";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { ProductRequestHistoryView } from "#ui/screens/product-request-history/product-request-history-view";
import { productRequestHistoryCopy as copy } from "#ui/screens/product-request-history/product-request-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useProductRequestHistoryModel } from "./product-request-history.model.ts";

const load = screenLoad("ProductRequestHistory", ({ prefetch, url }) =>
  prefetch(productRequest.endpoints.listProductRequests, { page: parsePage(url.searchParams) }),
);

export { load as clientLoader, load as loader };

export default function ProductRequestHistoryRoute() {
  const props = useProductRequestHistoryModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <ProductRequestHistoryView {...props} />
    </>
  );
}
