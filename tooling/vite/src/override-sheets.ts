import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listLayers, resolveInLayers, type Layers } from "./layers.ts";
import { parseImport, ORIGINAL, within } from "./names.ts";
import { readOverrides } from "./overrides.ts";
import { readClasses, findClassUses, readImportedSheets, type ClassUse } from "./sheet-classes.ts";

/** A script and its file, which its relative imports resolve against. */
interface Script {
  path: string;
  text: string;
}

/**
 * Returns the build's error message about an app's style sheets that do not fit the markup that uses them, or undefined
 * when all fit. A class that no markup uses never applies; a missing class leaves markup without its styles.
 */
export function describeUnfitSheets(appDir: string, simple: string): string | undefined {
  const sheets = readOverrides(appDir, simple).overrides.filter(({ original }) => original.endsWith(".module.css"));
  if (sheets.length === 0) return undefined;
  const layers = listLayers(appDir, simple);
  const simpleScripts = readScripts(simple);
  const scripts = renderedScripts(appDir, layers, simple, simpleScripts);
  const faults = sheets.flatMap(({ path, original }) => {
    // A client's sheet replaces the theme's, so only the first of the two is rendered.
    const file = join(appDir, "src", path);
    if (resolveInLayers(layers, original) !== file) return [];
    const own = readFileSync(file, "utf8");
    return compareClasses({
      own: readClasses(own),
      all: readClasses(readWithOriginal(own, simple)),
      original: readClasses(readFileSync(join(simple, original), "utf8")),
      uses: findUses(file, scripts, layers, simple),
      usesOfSimple: findUses(join(simple, original), simpleScripts, [simple], simple),
    }).map((fault) => `  src/${path}: ${fault}`);
  });
  return faults.length === 0
    ? undefined
    : `These style sheets do not fit the markup that uses them:\n${faults.join("\n")}`;
}

interface Classes {
  /** Of the app's sheet, without and with the sheet that it imports. */
  own: Set<string>;
  all: Set<string>;
  /** Of Simple's sheet. */
  original: Set<string>;
  /** In the markup that the app renders. */
  uses: ClassUse[];
  /** In Simple's markup with Simple's sheet. */
  usesOfSimple: ClassUse[];
}

/**
 * Markup that computes class names may use any class of Simple's sheet. Simple's markup also names classes that Simple's
 * sheet leaves to themes: these may be missing, in a copy of that markup too.
 */
function compareClasses({ own, all, original, uses, usesOfSimple }: Classes): string[] {
  const used = new Set(uses.flatMap(({ names, isComputed }) => [...names, ...(isComputed ? original : [])]));
  const optional = new Set(usesOfSimple.flatMap(({ names }) => [...names]).filter((name) => !original.has(name)));
  return [
    ...[...own].filter((name) => !used.has(name)).map((name) => `no markup uses .${name}`),
    ...[...used].filter((name) => !all.has(name) && !optional.has(name)).map((name) => `.${name} is missing`),
  ];
}

function findUses(sheet: string, scripts: readonly Script[], layers: Layers, simple: string): ClassUse[] {
  return scripts.flatMap(({ path, text }) =>
    findClassUses(text)
      .filter(({ id }) => resolveSheet(id, path, layers, simple) === sheet)
      .map(({ use }) => use),
  );
}

/** Resolves the import of a style sheet: through the layers where overrides count, else relative to the importer. */
function resolveSheet(id: string, importer: string, layers: Layers, simple: string): string | undefined {
  const uiImport = parseImport(id, importer, simple);
  return uiImport ? resolveInLayers(uiImport.shadowed ? layers : [simple], uiImport.name) : join(importer, "..", id);
}

/** Returns a sheet's text, preceded by Simple's sheet if it imports that. */
function readWithOriginal(text: string, simple: string): string {
  const imported = readImportedSheets(text)
    .filter((id) => id.startsWith(ORIGINAL))
    .map((id) => readFileSync(join(simple, id.slice(ORIGINAL.length)), "utf8"));
  return [...imported, text].join("\n");
}

/** The app's own scripts, and those of Simple's scripts that no override replaces or that an override imports as its original. */
function renderedScripts(appDir: string, layers: Layers, simple: string, simpleScripts: readonly Script[]): Script[] {
  const own = readScripts(join(appDir, "src"));
  const wrapped = own.flatMap(({ text }) =>
    Array.from(text.matchAll(/^import (?!type)[^;"]*"@noren\/ui-simple\/([^"]+)"/gm), ([, name]) => name ?? ""),
  );
  const isRendered = ({ path }: Script) => {
    const name = (within(simple, path) ?? "").replace(/\.tsx?$/, "");
    return resolveInLayers(layers, name) === path || wrapped.includes(name);
  };
  return [...own, ...simpleScripts.filter(isRendered)];
}

function readScripts(dir: string): Script[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\.tsx?$/.test(file))
    .map((file) => ({ path: join(dir, file), text: readFileSync(join(dir, file), "utf8") }));
}
