/** An object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An array of strings. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** A non-empty string; null for anything else. */
export const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
