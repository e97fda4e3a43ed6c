/**
 * Where in a value a text stands that PostgreSQL cannot hold: one with a NUL or half a surrogate pair. The path of the
 * field, as errors name it; undefined where all is well.
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
