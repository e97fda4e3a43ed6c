import { timeseries } from "@noren/api/endpoints/timeseries";
import { TimeseriesFormView } from "#ui/screens/timeseries-form/timeseries-form-view";
import { timeseriesFormCopy as copy } from "#ui/screens/timeseries-form/timeseries-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useNameEmbroideryEditModel } from "./name-embroidery-edit.model.ts";

const load = screenLoad("NameEmbroideryEdit", ({ prefetch }) =>
  prefetch(timeseries.endpoints.listTimeseries, "embroidery"),
);

export { load as clientLoader, load as loader };

export default function NameEmbroideryEditRoute() {
  return (
    <>
      <PageHead title={copy.of.embroidery.title} isPrivate />
      <TimeseriesFormView {...useNameEmbroideryEditModel()} />
    </>
  );
}
