/** An object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** A text with something in it; null for anything else. */
export const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
