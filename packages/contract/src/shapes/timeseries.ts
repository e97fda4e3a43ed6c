import { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import { rulesCopy } from "@noren/validation/rules.copy";
import * as v from "valibot";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { Id, Moment } from "./text.ts";

export const Measurement = described("Body measurements; null if not measured.", v.object(inputs(measurementFields)));
export type Measurement = v.InferOutput<typeof Measurement>;

export const Embroidery = described("A name to embroider.", v.object(inputs(embroideryFields)));
export type Embroidery = v.InferOutput<typeof Embroidery>;

export const TimeseriesPurpose = v.picklist(["measurement", "embroidery"]);
export type TimeseriesPurpose = v.InferOutput<typeof TimeseriesPurpose>;

/** [measurement.by-purpose] A time series by purpose. */
export const TimeseriesInput = v.variant("purpose", [
  v.object({
    purpose: described("The purpose of the values.", v.literal("measurement")),
    values: described(
      "The measurements.",
      v.pipe(
        Measurement,
        v.check((values) => Object.values(values).some((value) => value !== null), rulesCopy.required_without_all),
      ),
    ),
  }),
  v.object({ purpose: described("The purpose of the values.", v.literal("embroidery")), values: Embroidery }),
]);
export type TimeseriesInput = v.InferInput<typeof TimeseriesInput>;

const common = { id: Id, measured_at: Moment };

export const Timeseries = v.variant("purpose", [
  v.object({
    ...common,
    purpose: described("The purpose of the values.", v.literal("measurement")),
    values: Measurement,
  }),
  v.object({
    ...common,
    purpose: described("The purpose of the values.", v.literal("embroidery")),
    values: Embroidery,
  }),
]);
export type Timeseries = v.InferOutput<typeof Timeseries>;
