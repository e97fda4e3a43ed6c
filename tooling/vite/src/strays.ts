import { readdirSync } from "node:fs";
import { join } from "node:path";
import { resolveInLayers } from "./layers.ts";
import { within } from "./names.ts";

const TEST = /\.test\.tsx?$/;
const TYPES = /\.d\.ts$/;

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Without its ending, as imports spell it; stylesheets keep theirs. */
const nameOf = (path: string) => path.replace(/\.tsx?$/, "");

/**
 * Files of an app that hang in front of nothing. They would never be imported, and nobody would notice.
 * Free are `own/`, the app's `routes.ts`, and tests beside an override. A story would never be shown: Simple's stories show every theme.
 */
export function strayFiles(appDir: string, simple: string): string[] {
  const source = join(appDir, "src");
  let files: string[];
  try {
    files = filesBelow(source);
  } catch {
    return [];
  }
  return files.filter((file) => {
    const path = within(source, file) ?? "";
    const inLayer = path.startsWith("client/") ? path.slice("client/".length) : path;
    if (inLayer.startsWith("own/") || path === "routes.ts" || TEST.test(path) || TYPES.test(path)) return false;
    return resolveInLayers([simple], nameOf(inLayer)) === undefined;
  });
}

/** The sentence that a build stops with; undefined where there is nothing to say. */
export function strayReport(appDir: string, simple: string): string | undefined {
  const strays = strayFiles(appDir, simple).map((file) => `  ${within(appDir, file)}`);
  return strays.length === 0
    ? undefined
    : `These files shadow nothing in ui-simple. Give them the path of the file they replace, or move them under src/own/:\n${strays.join("\n")}`;
}
