import { maker } from "@noren/api/endpoints/maker";
import { MakerListView } from "#ui/screens/maker-list/maker-list-view";
import { makerListCopy as copy } from "#ui/screens/maker-list/maker-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMakerListModel } from "./maker-list.model.ts";

const load = screenLoad("MakerList", ({ prefetch }) => prefetch(maker.endpoints.listMakers, undefined));

export { load as clientLoader, load as loader };

export default function MakerListRoute() {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <MakerListView {...useMakerListModel()} />
    </>
  );
}
