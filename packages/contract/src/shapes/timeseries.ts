import * as v from "valibot";
import { Moment, text } from "./text.ts";

/** Centimetres or kilograms, at most one decimal place [valid.decimal]. */
const size = v.pipe(
  v.number("数値で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(300, "300以下で指定してください。"),
  v.check((value) => Math.round(value * 10) / 10 === value, "小数点第1位までの数値を入力してください"),
);
const optionalSize = v.optional(v.nullable(size), null);

/** A body's measurements, each only where it was taken. */
export const Measurement = v.object({
  height: optionalSize,
  weight: optionalSize,
  chest: optionalSize,
  waist: optionalSize,
  hip: optionalSize,
  sleeve: optionalSize,
  inseam: optionalSize,
});
export type Measurement = v.InferOutput<typeof Measurement>;

/** A name to be embroidered. */
export const Embroidery = v.object({ text: text(10), color: text(100), position: text(100) });
export type Embroidery = v.InferOutput<typeof Embroidery>;

export const TimeseriesPurpose = v.picklist(["measurement", "embroidery"]);
export type TimeseriesPurpose = v.InferOutput<typeof TimeseriesPurpose>;

/** [measurement.by-purpose] A time series by purpose. What is stored next to the last is what the last one was before. */
export const TimeseriesInput = v.variant("purpose", [
  v.object({
    purpose: v.literal("measurement"),
    values: v.pipe(
      Measurement,
      v.check((values) => Object.values(values).some((value) => value !== null), "いずれかは必須項目です"),
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
