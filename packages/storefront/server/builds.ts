import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createPages } from "../app/entry.server.tsx";
import { readFiles, type StaticFiles } from "./files.ts";

type Render = ReturnType<typeof createPages>;

/** A deployed build of an app. */
export interface Build {
  name: string;
  /** The package's version and the revision that the build was given, e.g. `1.4.0+3f2c1ab`. */
  version: string;
  /** The files for the browser. */
  files: StaticFiles;
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
 * Reads the builds of a folder: those of the apps below it (`<app>/build`), or the one that the folder itself is. Each
 * build contains its own copy of every module, so builds may have different versions. No server module is loaded yet.
 * @param reuseMs how long a page serves further requests, in milliseconds
 * @throws Error when the folder is no build and has no build of Simple
 */
export async function readBuilds(folder: string, reuseMs: number): Promise<ReadonlyMap<string, Build>> {
  const folders = isBuild(folder)
    ? [folder]
    : (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name, "build")).filter(isBuild);
  const found = await Promise.all(folders.map((each) => readBuild(each, reuseMs)));
  const builds = new Map(found.map((build) => [build.name, build]));
  if (!isBuild(folder) && !builds.has(FALLBACK))
    throw new Error(`There is no build of ${FALLBACK} in ${folder}: build the apps first.`);
  return builds;
}

async function readBuild(folder: string, reuseMs: number): Promise<Build> {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  let loading: Promise<Render> | undefined;
  const build: Build = {
    name: basename(name ?? ""),
    version: version ?? "",
    files: await readFiles(join(folder, "client")),
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
export interface BuildSettings {
  "SITE.THEME"?: string | undefined;
  "SITE.CLIENT"?: string | null | undefined;
}

/**
 * The channel's client if a build of it is deployed, else its theme, else Simple [theme.build]. A server with one build
 * shows that.
 */
export function chooseBuild<B>(builds: ReadonlyMap<string, B>, settings: BuildSettings | null): B {
  const wanted = [settings?.["SITE.CLIENT"], settings?.["SITE.THEME"], FALLBACK];
  const name = wanted.find((one) => one != null && builds.has(one)) ?? [...builds.keys()][0];
  const build = name === undefined ? undefined : builds.get(name);
  if (build === undefined) throw new Error("No build can be loaded.");
  return build;
}

/** The build that serves channels whose own is missing: without it the server cannot answer every channel. */
export const chooseFallbackBuild = (builds: ReadonlyMap<string, Build>): Build => chooseBuild(builds, null);

/** A build that can render pages. */
export interface LoadedBuild extends Pick<Build, "files"> {
  render: Render;
}

/**
 * Loads the build of a channel. While a build fails to load, the channel shows the next of its choices.
 * @throws Error when no build can be loaded
 */
export async function loadChosen(
  builds: ReadonlyMap<string, Build>,
  settings: BuildSettings | null,
): Promise<LoadedBuild> {
  const usable = new Map([...builds].filter(([, { state }]) => state !== "failed"));
  const { files, load } = chooseBuild(usable, settings);
  return load().then(
    (render) => ({ files, render }),
    () => loadChosen(usable, settings),
  );
}
