import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createPages } from "../app/entry.server.tsx";

/** One app as it was deployed. */
export interface Build {
  name: string;
  /** Folder of the files for the browser. */
  client: string;
  render: ReturnType<typeof createPages>;
}

interface ServerModule {
  entry: { module: { createPages: (build: unknown, reuseMs: number) => Build["render"] } };
}

/** The build that stands in for whatever a theme or client lacks [theme.fallback-simple]. */
const FALLBACK = "simple";

/**
 * Loads every build below a folder. Each brings its own copy of everything, so builds may be of different versions.
 * @param reuseMs how long the answers of the API serve further pages, in milliseconds
 * @throws Error where there is no build of Simple
 */
export async function loadBuilds(apps: string, reuseMs: number): Promise<ReadonlyMap<string, Build>> {
  const names = existsSync(apps)
    ? readdirSync(apps).filter((name) => existsSync(join(apps, name, "build/server/index.js")))
    : [];
  const builds = await Promise.all(
    names.map(async (name): Promise<[string, Build]> => {
      const module = (await import(pathToFileURL(join(apps, name, "build/server/index.js")).href)) as ServerModule;
      return [
        name,
        { name, client: join(apps, name, "build/client"), render: module.entry.module.createPages(module, reuseMs) },
      ];
    }),
  );
  if (!names.includes(FALLBACK)) throw new Error(`There is no build of ${FALLBACK} in ${apps}: build the apps first.`);
  return new Map(builds);
}

/** What of a channel's settings chooses its build. */
export interface Choosing {
  "SITE.THEME"?: string | undefined;
  "SITE.CLIENT"?: string | null | undefined;
}

/** The channel's client if a build of it is deployed, else its theme, else Simple [theme.build]. */
export function chooseBuild<B>(builds: ReadonlyMap<string, B>, settings: Choosing | null): B {
  const wanted = [settings?.["SITE.CLIENT"], settings?.["SITE.THEME"], FALLBACK];
  const name = wanted.find((one) => one != null && builds.has(one));
  return builds.get(name ?? FALLBACK) as B;
}
