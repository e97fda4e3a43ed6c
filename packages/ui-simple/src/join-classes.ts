/** Joins class names and skips empty ones. Undefined without any, so that React omits the attribute. */
export function joinClasses(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
