import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveInLayers } from "./layers.ts";
import { ORIGINAL, within } from "./names.ts";
import { TOKENS } from "./tokens.ts";

/** A file of an app that replaces a file of ui-simple, or wraps it. */
export interface Override {
  /** Relative to the app's `src/`, with forward slashes: `client/slots/logo/logo.tsx`. */
  path: string;
  /** The file it replaces, relative to the sources of ui-simple: `slots/logo/logo.tsx`. */
  original: string;
  /** True when the override imports its original. */
  wraps: boolean;
}

/** Files without an original: the app's own parts and screens, tests, types. */
const WITHOUT_ORIGINAL = [/^(client\/)?own\//, /^routes\//, /^routes\.ts$/, /\.test\.tsx?$/, /\.d\.ts$/];

/** The name that imports use: scripts without their extension, style sheets with it. */
const nameOf = (path: string) => path.replace(/\.tsx?$/, "");

/**
 * Reads the files of an app: overrides with their originals, and orphaned files, which should replace an original but do not.
 * `tokens.css` is neither, because its values extend Simple's.
 */
export function readOverrides(appDir: string, simple: string): { overrides: Override[]; orphaned: string[] } {
  const source = join(appDir, "src");
  const overrides: Override[] = [];
  const orphaned: string[] = [];
  for (const path of filesIn(source)) {
    const inLayer = path.replace(/^client\//, "");
    if (inLayer === TOKENS || WITHOUT_ORIGINAL.some((pattern) => pattern.test(path))) continue;
    const original = resolveInLayers([simple], nameOf(inLayer));
    if (original === undefined) orphaned.push(path);
    else {
      const wraps = importsOriginal(readFileSync(join(source, path), "utf8"), nameOf(inLayer));
      overrides.push({ path, original: within(simple, original) ?? "", wraps });
    }
  }
  return { overrides, orphaned };
}

/** A type import is not enough: the original has to be rendered or extended. */
const importsOriginal = (text: string, name: string) =>
  Array.from(text.matchAll(/^@?import (?!type)[^;"]*"([^"]+)"/gm)).some(([, id]) => id === ORIGINAL + name);

/** Sorted, so that lists and ledgers do not depend on the file system. */
function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => within(dir, join(entry.parentPath, entry.name)) ?? "")
      .toSorted();
  } catch {
    return [];
  }
}
