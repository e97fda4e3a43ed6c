import { timeseries } from "@noren/api/endpoints/timeseries";
import { TimeseriesView } from "#ui/screens/timeseries/timeseries-view";
import { timeseriesCopy as copy } from "#ui/screens/timeseries/timeseries.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useTimeseries } from "../../timeseries/use-timeseries.ts";

const load = screenLoad("NameEmbroidery", ({ prefetch }) =>
  prefetch(timeseries.endpoints.listTimeseries, "embroidery"),
);

export { load as clientLoader, load as loader };

export default function NameEmbroideryRoute() {
  return (
    <>
      <PageHead title={copy.of.embroidery.title} isPrivate />
      <TimeseriesView {...useTimeseries("embroidery")} />
    </>
  );
}
