import { statSync } from "node:fs";
import { join } from "node:path";

/** The folders in which `#ui/` names are looked up, in order of precedence: client, theme, Simple [theme.resolve-order]. */
export type Layers = readonly string[];

const ENDINGS = ["", ".tsx", ".ts"];

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Resolves a name to the file of the first layer that has it, with any extension.
 * `name` is what follows `#ui/`, with or without an extension; undefined when no layer has it.
 */
export function resolveInLayers(
  layers: Layers,
  name: string,
  exists: (path: string) => boolean = isFile,
): string | undefined {
  for (const layer of layers) {
    for (const ending of ENDINGS) {
      const path = join(layer, name + ending);
      if (exists(path)) return path;
    }
  }
  return undefined;
}

/** Returns the layers of an app: its client's files, its theme's files, and Simple's, which are complete. */
export function listLayers(appDir: string, simple: string): Layers {
  return [join(appDir, "src/client"), join(appDir, "src"), simple];
}
