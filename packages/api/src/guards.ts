import { isDay } from "@noren/validation/is-day";

/** Whether a value has a type. */
export type Guard = (value: unknown) => boolean;

export const isString: Guard = (value) => typeof value === "string";
/** Neither Infinity, as which JSON reads `1e999`, nor so large that a sum of some would be. */
export const isNumber: Guard = (value) => typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
/** Yen and pieces. */
export const isInteger: Guard = Number.isSafeInteger;
export const isBoolean: Guard = (value) => typeof value === "boolean";

export const literal =
  (expected: unknown): Guard =>
  (value) =>
    value === expected;

/** A day that the calendar has: pages calculate with days, and text that is none would appear as NaN. */
export const isDayText: Guard = (value) => typeof value === "string" && isDay(value);

/** Text of a format, for tokens: a wrong one must not replace a stored one. */
export const text =
  (format: RegExp): Guard =>
  (value) =>
    typeof value === "string" && format.test(value);

export const nullable =
  (is: Guard): Guard =>
  (value) =>
    value === null || is(value);

export const optional =
  (is: Guard): Guard =>
  (value) =>
    value === undefined || is(value);

export const oneOf =
  (...guards: readonly Guard[]): Guard =>
  (value) =>
    guards.some((is) => is(value));

export const list =
  (is: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every((item) => is(item));

/** An object whose values all have a type. */
export const record =
  (is: Guard): Guard =>
  (value) =>
    typeof value === "object" && value !== null && Object.values(value).every((item) => is(item));

/** An object with fields of these types; other fields are ignored. */
export const object = (fields: Readonly<Record<string, Guard>>): Guard => {
  const entries = Object.entries(fields);
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    entries.every(([name, is]) => is((value as Readonly<Record<string, unknown>>)[name]));
};
