import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveInLayers } from "./layers.ts";
import { SHADOWED, within } from "./names.ts";
import { readOverrides } from "./overrides.ts";

/** Stories show a view within its layout. The layouts and their slots have stories of their own. */
const FRAME = "stories/in-frame.tsx";

/**
 * Finds the files of ui-simple that match `pattern` (stories, tests) and show something that the app overrides.
 * @returns paths relative to `simple`, sorted
 */
export function findFilesReachedBy(appDir: string, simple: string, pattern: string): string[] {
  const reached = findReached(appDir, simple, pattern);
  return unique(reached.flatMap(({ files }) => files));
}

/** Finds those files of `findFilesReachedBy` that are in the folder of an override that they show. */
export function findFilesBeside(appDir: string, simple: string, pattern: string): string[] {
  const reached = findReached(appDir, simple, pattern);
  return unique(reached.flatMap(({ original, files }) => files.filter((file) => dirname(file) === dirname(original))));
}

const unique = (files: readonly string[]): string[] => [...new Set(files)].toSorted();

/** Finds the files of the pattern that each override reaches. */
function findReached(appDir: string, simple: string, pattern: string): { original: string; files: string[] }[] {
  const imports = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const known = imports.get(file) ?? readImports(file, simple);
    imports.set(file, known);
    return known;
  };
  const closures = globSync(pattern, { cwd: simple })
    .map((path) => path.replaceAll("\\", "/"))
    .map((file) => ({ file, closure: closureOf(file, importsOf) }));
  return readOverrides(appDir, simple).overrides.map(({ original }) => {
    const isReached = isElementSheet(original)
      ? ({ file }: { file: string }) => dirname(file) === dirname(original)
      : ({ closure }: { closure: Set<string> }) => closure.has(original);
    return { original, files: closures.filter(isReached).map(({ file }) => file) };
  });
}

/** A style sheet of an element reaches only the files beside it: nearly every screen shows a heading or a button. */
const isElementSheet = (original: string): boolean => /^elements\/.*\.css$/.test(original);

/** Everything that a file imports, directly or through others. */
function closureOf(file: string, importsOf: (file: string) => string[]): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) {
    for (const imported of importsOf(each)) if (imported !== FRAME) seen.add(imported);
  }
  return seen;
}

/** What a file of ui-simple imports from ui-simple at run time, type imports left out. */
function readImports(file: string, simple: string): string[] {
  if (file.endsWith(".css")) return [];
  const statements = readFileSync(join(simple, file), "utf8").matchAll(
    /(?:^(?:import|export) (?!type)[^;]*?|import\()"((?:#ui\/|\.)[^"]+)"/gm,
  );
  return Array.from(statements, ([, id = ""]) => {
    const name = id.startsWith(SHADOWED) ? id.slice(SHADOWED.length) : within(simple, join(simple, dirname(file), id));
    return within(simple, resolveInLayers([simple], name ?? "") ?? "");
  }).filter((path) => path !== undefined);
}
