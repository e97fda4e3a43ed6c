import { search } from "@noren/api/endpoints/search";
import { replace } from "react-router";
import { ProductSearchHistoryView } from "#ui/screens/product-search-history/product-search-history-view";
import { productSearchHistoryCopy as copy } from "#ui/screens/product-search-history/product-search-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { searchHistoryPagePath, useProductSearchHistoryModel } from "./product-search-history.model.ts";

/** A page beyond the last redirects to the last. */
const load = screenLoad("ProductSearchHistory", async ({ prefetch, url }) => {
  const page = parsePage(url.searchParams);
  const last = lastPageIfBeyond({ ...(await prefetch(search.endpoints.listSearchHistories, { page })), page });
  if (last !== null) throw replace(searchHistoryPagePath(last));
});

export { load as clientLoader, load as loader };

export default function ProductSearchHistoryRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ProductSearchHistoryView {...useProductSearchHistoryModel()} />
    </>
  );
}
