import type { Plugin } from "vite";
import { listLayers, resolveInLayers } from "./layers.ts";
import { parseImport, within } from "./names.ts";
import { describeOrphanedOverrides } from "./orphaned-overrides.ts";
import { describeUnfitSheets } from "./override-sheets.ts";
import { listTokenFiles, TOKENS } from "./tokens.ts";

export interface ShadowOptions {
  /** The app's folder; without one (unit tests of ui-simple) everything resolves to the original. */
  appDir?: string | undefined;
  /** Folder of the sources of ui-simple. */
  simple: string;
}

const ALL_TOKENS = "\0noren:tokens";

/**
 * `#ui/x` is the client's, the theme's or Simple's file of that name, in this order; `@noren/ui-simple/x`
 * is always Simple's. The dev server reloads the page when an override is added or removed.
 */
export function shadow({ appDir, simple }: ShadowOptions): Plugin {
  const layers = appDir ? listLayers(appDir, simple) : [simple];
  const findFault = () => appDir && (describeOrphanedOverrides(appDir, simple) ?? describeUnfitSheets(appDir, simple));
  return {
    name: "noren:shadow",
    enforce: "pre",
    buildStart() {
      const fault = findFault();
      if (fault) this.error(fault);
    },
    resolveId: {
      filter: { id: [/^#ui\//, /^@noren\/ui-simple\//, /^\..*\.css(\?|$)/] },
      handler(id, importer) {
        const uiImport = parseImport(id, importer, simple);
        if (!uiImport) return null;
        if (uiImport.shadowed && uiImport.name === TOKENS && uiImport.query === "") return ALL_TOKENS;
        const file = resolveInLayers(uiImport.shadowed ? layers : [simple], uiImport.name);
        if (!file) this.error(`${id} is in none of: ${(uiImport.shadowed ? layers : [simple]).join(", ")}`);
        return file + uiImport.query;
      },
    },
    load: {
      filter: { id: /^\0noren:tokens$/ },
      handler: () =>
        listTokenFiles(layers)
          .map((file) => `import ${JSON.stringify(file)};`)
          .join("\n"),
    },
    configureServer(server) {
      if (!appDir) return;
      // Simple's folder too: Vite watches a file outside its root by its inode, and git replaces the file on a checkout.
      server.watcher.add([`${appDir}/src`, simple]);
      const onAddedOrRemoved = (file: string) => {
        if (within(`${appDir}/src`, file) === undefined) return;
        const fault = findFault();
        if (fault) server.config.logger.error(fault, { timestamp: true });
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      };
      server.watcher.on("add", onAddedOrRemoved).on("unlink", onAddedOrRemoved);
    },
  };
}
