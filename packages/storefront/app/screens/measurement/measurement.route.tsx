import { timeseries } from "@noren/api/endpoints/timeseries";
import { TimeseriesView } from "#ui/screens/timeseries/timeseries-view";
import { timeseriesCopy as copy } from "#ui/screens/timeseries/timeseries.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useTimeseries } from "../../timeseries/use-timeseries.ts";

const load = screenLoad("Measurement", ({ prefetch }) => prefetch(timeseries.endpoints.listTimeseries, "measurement"));

export { load as clientLoader, load as loader };

export default function MeasurementRoute() {
  return (
    <>
      <PageHead title={copy.of.measurement.title} isPrivate />
      <TimeseriesView {...useTimeseries("measurement")} />
    </>
  );
}
