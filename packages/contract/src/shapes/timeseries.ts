import { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import { rulesCopy } from "@noren/validation/rules.copy";
import * as v from "valibot";
import { inputs } from "../input.ts";
import { Moment } from "./text.ts";

/** A body's measurements, each only where it was taken. */
export const Measurement = v.object(inputs(measurementFields));
export type Measurement = v.InferOutput<typeof Measurement>;

/** A name to be embroidered. */
export const Embroidery = v.object(inputs(embroideryFields));
export type Embroidery = v.InferOutput<typeof Embroidery>;

export const TimeseriesPurpose = v.picklist(["measurement", "embroidery"]);
export type TimeseriesPurpose = v.InferOutput<typeof TimeseriesPurpose>;

/** [measurement.by-purpose] A time series by purpose. What is stored next to the last is what the last one was before. */
export const TimeseriesInput = v.variant("purpose", [
  v.object({
    purpose: v.literal("measurement"),
    values: v.pipe(
      Measurement,
      v.check((values) => Object.values(values).some((value) => value !== null), rulesCopy.required_without_all),
    ),
  }),
  v.object({ purpose: v.literal("embroidery"), values: Embroidery }),
]);
export type TimeseriesInput = v.InferInput<typeof TimeseriesInput>;

const common = { id: v.number(), measured_at: Moment };

export const Timeseries = v.variant("purpose", [
  v.object({ ...common, purpose: v.literal("measurement"), values: Measurement }),
  v.object({ ...common, purpose: v.literal("embroidery"), values: Embroidery }),
]);
export type Timeseries = v.InferOutput<typeof Timeseries>;
