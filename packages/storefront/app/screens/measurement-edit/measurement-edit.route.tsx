import { timeseries } from "@noren/api/endpoints/timeseries";
import { TimeseriesFormView } from "#ui/screens/timeseries-form/timeseries-form-view";
import { timeseriesFormCopy as copy } from "#ui/screens/timeseries-form/timeseries-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMeasurementEditModel } from "./measurement-edit.model.ts";

const load = screenLoad("MeasurementEdit", ({ prefetch }) =>
  prefetch(timeseries.endpoints.listTimeseries, "measurement"),
);

export { load as clientLoader, load as loader };

export default function MeasurementEditRoute() {
  return (
    <>
      <PageHead title={copy.of.measurement.title} isPrivate />
      <TimeseriesFormView {...useMeasurementEditModel()} />
    </>
  );
}
