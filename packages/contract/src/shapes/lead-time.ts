import * as v from "valibot";
import { described } from "../described.ts";
import { DateOnly } from "./text.ts";

export const LeadTime = described(
  "The days and slots for a parcel's delivery.",
  v.object({
    shipping_key: described("The destination's key in the cart.", v.string()),
    packing_key: described("The parcel's key in the cart.", v.string()),
    dates: described("The days that can be chosen, in order.", v.array(DateOnly)),
    delivery_timezone: described(
      'Slot key → text, in the order of the day ("08-12": "午前中"). No key is a whole number, since JavaScript would sort it to the front.',
      v.record(v.string(), v.string()),
    ),
    note: described(
      "Why the first day is not earlier: cut-off time, closing days, remote prefecture …; null for none.",
      v.nullable(v.string()),
    ),
  }),
);
export type LeadTime = v.InferOutput<typeof LeadTime>;
