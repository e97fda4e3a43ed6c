import { maker } from "@noren/api/endpoints/maker";
import { MakerView } from "#ui/screens/maker/maker-view";
import { makerCopy as copy } from "#ui/screens/maker/maker.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMakerModel } from "./maker.model.ts";

const load = screenLoad("Maker", ({ prefetch, params }) => prefetch(maker.endpoints.getMaker, params["key"] ?? ""));

export { load as clientLoader, load as loader };

export default function MakerRoute() {
  const props = useMakerModel();
  return (
    <>
      <PageHead title={props.maker?.name ?? copy.title} description={props.maker?.lead ?? ""} />
      <MakerView {...props} />
    </>
  );
}
