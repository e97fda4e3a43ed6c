import { history } from "@noren/api/endpoints/history";
import { ProductHistoryView } from "#ui/screens/product-history/product-history-view";
import { productHistoryCopy as copy } from "#ui/screens/product-history/product-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useProductHistoryModel } from "./product-history.model.ts";

const load = screenLoad("ProductHistory", ({ prefetch }) =>
  prefetch(history.endpoints.listProductHistories, undefined),
);

export { load as clientLoader, load as loader };

export default function ProductHistoryRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ProductHistoryView {...useProductHistoryModel()} />
    </>
  );
}
