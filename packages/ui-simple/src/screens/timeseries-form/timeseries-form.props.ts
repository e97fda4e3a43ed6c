import type { Embroidery, Measurement } from "@noren/contract";
import type { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import type { FormValues } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

/** One form for MeasurementEdit and NameEmbroideryEdit. The values are those of the last registration, null while loading. */
export type TimeseriesFormProps = { listPath: string } & (
  | {
      purpose: "measurement";
      values: FormValues<typeof measurementFields> | null;
      onSubmitted: FormSubmit<Measurement>;
    }
  | {
      purpose: "embroidery";
      values: FormValues<typeof embroideryFields> | null;
      onSubmitted: FormSubmit<Embroidery>;
    }
);
