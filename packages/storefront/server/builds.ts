import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createPages } from "../app/entry.server.tsx";

type Render = ReturnType<typeof createPages>;

/** A deployed build of an app. */
export interface Build {
  name: string;
  /** The package's version and the revision that the build was given, e.g. `1.4.0+3f2c1ab`. */
  version: string;
  /** Folder of the files for the browser. */
  client: string;
  state: "unloaded" | "loaded" | "failed";
  /** Loads the build at the first call. A build that fails once stays failed. */
  load: () => Promise<Render>;
}

interface ServerModule {
  entry: { module: { createPages: (build: unknown, reuseMs: number) => Render } };
}

/** The build that is shown in place of a theme or client that is not deployed [theme.fallback-simple]. */
const FALLBACK = "simple";

const isBuild = (folder: string) => existsSync(join(folder, "server/index.js"));

/**
 * Finds the builds of a folder: those of the apps below it (`<app>/build`), or the one that the folder itself is. Each
 * build brings its own copy of everything, so builds may be of different versions. None is loaded yet.
 * @param reuseMs how long answers of the API are used again for further pages, in milliseconds
 * @throws Error when the folder is no build and has no build of Simple
 */
export function findBuilds(folder: string, reuseMs: number): ReadonlyMap<string, Build> {
  const folders = isBuild(folder)
    ? [folder]
    : (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name, "build")).filter(isBuild);
  const builds = new Map(folders.map((each) => describeBuild(each, reuseMs)).map((build) => [build.name, build]));
  if (!isBuild(folder) && !builds.has(FALLBACK))
    throw new Error(`There is no build of ${FALLBACK} in ${folder}: build the apps first.`);
  return builds;
}

function describeBuild(folder: string, reuseMs: number): Build {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  let loading: Promise<Render> | undefined;
  const build: Build = {
    name: basename(name ?? ""),
    version: version ?? "",
    client: join(folder, "client"),
    state: "unloaded",
    load: () => (loading ??= load()),
  };
  async function load(): Promise<Render> {
    try {
      const module = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerModule;
      const render = module.entry.module.createPages(module, reuseMs);
      build.state = "loaded";
      return render;
    } catch (error) {
      build.state = "failed";
      console.error(`The build of ${build.name} cannot be loaded:`, error);
      throw error;
    }
  }
  return build;
}

/** The settings of a channel that choose its build. */
export interface Choosing {
  "SITE.THEME"?: string | undefined;
  "SITE.CLIENT"?: string | null | undefined;
}

/**
 * The channel's client if a build of it is deployed, else its theme, else Simple [theme.build]. A server with one build
 * shows that.
 */
export function chooseBuild<B>(builds: ReadonlyMap<string, B>, settings: Choosing | null): B {
  const wanted = [settings?.["SITE.CLIENT"], settings?.["SITE.THEME"], FALLBACK];
  const name = wanted.find((one) => one != null && builds.has(one)) ?? [...builds.keys()][0];
  const build = name === undefined ? undefined : builds.get(name);
  if (build === undefined) throw new Error("No build can be loaded.");
  return build;
}

/** The build that serves channels whose own is missing: without it the server cannot answer every channel. */
export const fallbackBuild = (builds: ReadonlyMap<string, Build>): Build => chooseBuild(builds, null);

/**
 * Loads the build of a channel. While a build fails to load, the channel shows the next of its choices.
 * @throws Error when no build can be loaded
 */
export async function loadChosen(builds: ReadonlyMap<string, Build>, settings: Choosing | null): Promise<Render> {
  const usable = new Map([...builds].filter(([, { state }]) => state !== "failed"));
  const build = chooseBuild(usable, settings);
  return build.load().catch(() => loadChosen(usable, settings));
}
