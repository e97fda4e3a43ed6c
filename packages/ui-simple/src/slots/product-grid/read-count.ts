/** Digits with or without a comma before each three. */
const COUNT = /^(?:\d*|\d{1,3}(?:,\d{3})+)$/;

/** Reads a typed or pasted whole number, in full-width digits too, 0 for an empty text. Returns null for any other text. */
export function readCount(text: string): number | null {
  const digits = text.normalize("NFKC").trim();
  return COUNT.test(digits) ? Number(digits.replaceAll(",", "")) : null;
}
