import { embroideryFields } from "@noren/validation/fields/measurement";
import { filledValues } from "@noren/validation/form-values";
import type { TimeseriesFormProps } from "#ui/screens/timeseries-form/timeseries-form.props";
import { useTimeseriesForm } from "../../timeseries/use-timeseries-form.ts";

/** Registers letters to embroider, beginning with the last ones. */
export function useNameEmbroideryEditModel(): TimeseriesFormProps {
  const { isLoaded, last, listPath, add } = useTimeseriesForm("embroidery");
  return {
    purpose: "embroidery",
    values: isLoaded ? filledValues(embroideryFields, last?.purpose === "embroidery" ? last.values : null) : null,
    listPath,
    onSubmitted: (values) => add({ purpose: "embroidery", values }),
  };
}
