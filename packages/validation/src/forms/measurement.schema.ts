import { labels } from "../labels.ts";
import { EMBROIDERY_MAX, LINE_MAX, MEASUREMENT_PLACES, MEASUREMENT_RANGE } from "../lengths.ts";
import { between, decimal, requiredWithoutAll } from "../rules.ts";
import { optionalRuled, text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.measurement;
const { min, max } = MEASUREMENT_RANGE;
const size = (field: keyof typeof label) =>
  optionalRuled(field, label[field], decimal(MEASUREMENT_PLACES), between(min, max));

/** A body's measurements in centimetres and kilograms, each only where it was taken, but one of them at least. */
export const measurementSchema = form({
  height: size("height").test(requiredWithoutAll(["weight", "chest", "waist", "hip", "sleeve", "inseam"])),
  weight: size("weight"),
  chest: size("chest"),
  waist: size("waist"),
  hip: size("hip"),
  sleeve: size("sleeve"),
  inseam: size("inseam"),
});

/** A name to be embroidered. */
export const embroiderySchema = form({
  text: text("text", labels.embroidery.text, EMBROIDERY_MAX),
  color: text("color", labels.embroidery.color, LINE_MAX),
  position: text("position", labels.embroidery.position, LINE_MAX),
});
