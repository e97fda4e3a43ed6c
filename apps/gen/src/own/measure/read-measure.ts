import { measureCopy as copy } from "./measure.copy.ts";

/** Centimetres as typed: to a tenth, in full-width digits too, with or without their unit. */
const PATTERN = /^(\d{1,4}(?:\.\d)?)(?:cm|センチ)?$/i;
const MAX_CM = 1000;

export type ReadMeasure = { value: string } | { error: string };

/** Reads a typed measure; an empty value for none. What is no number is named, never rounded. */
export function readMeasure(typed: string): ReadMeasure {
  const text = typed.normalize("NFKC").replaceAll(/\s/g, "");
  if (text === "") return { value: "" };
  const digits = PATTERN.exec(text)?.[1];
  if (digits === undefined) return { error: copy.nonsense(typed.trim()) };
  const value = Number(digits);
  return value > 0 && value < MAX_CM ? { value: String(value) } : { error: copy.range };
}
