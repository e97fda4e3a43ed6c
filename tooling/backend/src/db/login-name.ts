/** Normalises a username or email for comparison: width and case do not matter. */
export function normalizeLoginName(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
