import { catalogue } from "@noren/api/endpoints/catalogue";
import { BrandListView } from "#ui/screens/brand-list/brand-list-view";
import { brandListCopy as copy } from "#ui/screens/brand-list/brand-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useBrandListModel } from "./brand-list.model.ts";

const load = screenLoad("BrandList", ({ prefetch }) => prefetch(catalogue.endpoints.listBrands, undefined));

export { load as clientLoader, load as loader };

export default function BrandListRoute() {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <BrandListView {...useBrandListModel()} />
    </>
  );
}
