import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** The Node that the bundled server needs, as it is written for. */
const NODE_MAJOR = 24;

/**
 * Completes an app's build to a folder that `node server.js` serves without this repository: adds the production server
 * in one file, and a `package.json` with the version of the build and the Node that it needs.
 * @param app the app's folder
 * @param folder the app's build
 * @param revision of the sources, e.g. a commit; appended to the version of the app's package
 */
export async function bundleServer(app: string, folder: string, revision = ""): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: import.meta.dirname,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "standalone.ts"),
      outDir: folder,
      emptyOutDir: false,
      target: `node${NODE_MAJOR}`,
      rolldownOptions: { output: { entryFileNames: "server.js", codeSplitting: false } },
    },
  });
  const { name, version } = JSON.parse(readFileSync(join(app, "package.json"), "utf8")) as Record<string, string>;
  const release = {
    name,
    version: revision ? `${version}+${revision}` : version,
    private: true,
    type: "module",
    engines: { node: `>=${NODE_MAJOR}` },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(release, undefined, 2)}\n`);
}
