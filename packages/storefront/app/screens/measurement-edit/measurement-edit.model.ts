import { measurementFields } from "@noren/validation/fields/measurement";
import { filledValues } from "@noren/validation/form-values";
import type { TimeseriesFormProps } from "#ui/screens/timeseries-form/timeseries-form.props";
import { useTimeseriesForm } from "../../timeseries/use-timeseries-form.ts";

/** Registers body measurements, beginning with the last ones. */
export function useMeasurementEditModel(): TimeseriesFormProps {
  const { isLoaded, last, listPath, add } = useTimeseriesForm("measurement");
  return {
    purpose: "measurement",
    values: isLoaded ? filledValues(measurementFields, last?.purpose === "measurement" ? last.values : null) : null,
    listPath,
    onSubmitted: (values) => add({ purpose: "measurement", values }),
  };
}
