import type { Embroidery, Measurement } from "@noren/contract/shapes/timeseries";
import type { Typed } from "./typed.ts";

export type MeasurementValues = Typed<Measurement>;
export type EmbroideryValues = Typed<Embroidery>;

export const emptyMeasurement: MeasurementValues = {
  height: "",
  weight: "",
  chest: "",
  waist: "",
  hip: "",
  sleeve: "",
  inseam: "",
};

export const emptyEmbroidery: EmbroideryValues = { text: "", color: "", position: "" };
