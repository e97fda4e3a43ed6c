import { dirname, isAbsolute, join, relative, sep } from "node:path";

/** How a view, a route or an override names a file that a theme may shadow. */
export const SHADOWED = "#ui/";
/** How an override names the file that it replaces. */
export const ORIGINAL = "@noren/ui-simple/";

/** An import of a file of ui-simple: its name there, and whether overrides count. */
export interface UiImport {
  name: string;
  shadowed: boolean;
  /** The query with its question mark: `?inline`. */
  query: string;
}

/** `file` relative to `dir` with forward slashes, or undefined for a file outside `dir`. */
export function within(dir: string, file: string): string | undefined {
  const path = relative(dir, file);
  return path === "" || path.startsWith("..") || isAbsolute(path) ? undefined : path.split(sep).join("/");
}

/**
 * Reads an import. Inside ui-simple a view imports its stylesheet by its own name (`./x.module.css`);
 * that counts as shadowed too, so that a theme can change a screen's styles alone.
 */
export function parseImport(id: string, importer: string | undefined, simple: string): UiImport | undefined {
  const [path = "", ...rest] = id.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  if (path.startsWith(SHADOWED)) return { name: path.slice(SHADOWED.length), shadowed: true, query };
  if (path.startsWith(ORIGINAL)) return { name: path.slice(ORIGINAL.length), shadowed: false, query };
  if (!path.startsWith(".") || !path.endsWith(".css") || !importer) return undefined;
  const name = within(simple, join(dirname(importer.split("?")[0] ?? importer), path));
  return name === undefined ? undefined : { name, shadowed: true, query };
}
