import { measureCopy as copy } from "./measure.copy.ts";

/** Centimetres as typed: to a tenth, in full-width digits too, with or without their unit. */
const PATTERN = /^(\d{1,4}(?:\.\d)?)(?:cm|センチ)?$/i;
const MAX_CM = 1000;

/** What the list reads, and why the text cannot be read. */
export interface ReadMeasure {
  value: string;
  error: string | null;
}

/** Reads a typed measure; the value is empty without one. A text that is not a number is an error, never rounded. */
export function readMeasure(typed: string): ReadMeasure {
  const text = typed.normalize("NFKC").replaceAll(/\s/g, "");
  if (text === "") return { value: "", error: null };
  const digits = PATTERN.exec(text)?.[1];
  if (digits === undefined) return { value: "", error: copy.nonsense(typed.trim()) };
  const value = Number(digits);
  return value > 0 && value < MAX_CM ? { value: String(value), error: null } : { value: "", error: copy.range };
}
