/**
 * Finds text that PostgreSQL cannot store: text with a NUL or a lone surrogate. Returns the path of the field as in
 * validation errors; undefined if all text is usable.
 */
export function findUnusableText(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return isUsable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const at = path === "" ? key : `${path}.${key}`;
    const found = isUsable(key) ? findUnusableText(part, at) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isUsable = (text: string) => !text.includes("\0") && text.isWellFormed();
