import { prefectures } from "@noren/api/endpoints/prefecture";
import { catalog } from "@noren/api/endpoints/catalog";
import { CatalogOrderView } from "#ui/screens/catalog-order/catalog-order-view";
import { catalogOrderCopy as copy } from "#ui/screens/catalog-order/catalog-order.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCatalogOrderModel } from "./catalog-order.model.ts";

const load = screenLoad("CatalogOrder", async ({ prefetch, prefetchOptional }) => {
  await Promise.all([
    prefetch(catalog.endpoints.listCatalogs, undefined),
    prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
  ]);
});

export { load as clientLoader, load as loader };

export default function CatalogOrderRoute() {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <CatalogOrderView {...useCatalogOrderModel()} />
    </>
  );
}
