import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { paths } from "@noren/contract/paths";
import type { LayoutName, Screen } from "@noren/contract/screens";
import { screens } from "@noren/contract/screens";
import { routeFile } from "./screens.ts";

/**
 * A screen that only one app has. `apps/<app>/src/routes.ts` exports a list of them as `routes`; the route module exports
 * its own as `handle`, where the guard finds the access.
 */
export interface AppScreen extends Omit<Screen, "place"> {
  readonly layout: LayoutName;
  /** The route module, relative to the app's `src/`. */
  readonly file: string;
}

const app = process.env["NOREN_APP"];

async function appScreens(): Promise<readonly AppScreen[]> {
  const file = app && join(app, "src/routes.ts");
  if (!file || !existsSync(file)) return [];
  const { routes } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { routes: readonly AppScreen[] };
  return routes;
}

const entry = (path: string, id: string, file: string) =>
  path === "/" ? index(file, { id }) : route(path === "*" ? "*" : path.slice(1), file, { id });

const ofApp = (await appScreens()).map((screen) => ({
  layout: screen.layout,
  entry: entry(screen.path, screen.id, relative(import.meta.dirname, join(app ?? "", "src", screen.file))),
}));
const ofAll = screens.map((screen) => ({
  layout: screen.layout as LayoutName,
  entry: entry(screen.path, screen.id, routeFile(screen.id)),
}));

/** Screens of my page have its navigation, within the layout (decision 0340). */
const isInAccount = ({ path }: RouteConfigEntry) => `/${path ?? ""}/`.startsWith(`${paths.mypageHome()}/`);

/** A layout's pathless route with its screens; its ErrorBoundary catches their errors. */
const under = (name: LayoutName, file: string): RouteConfigEntry[] => {
  const ofLayout = [...ofApp, ...ofAll].filter((one) => one.layout === name);
  const inAccount = ofLayout.filter((one) => isInAccount(one.entry));
  const children = ofLayout.filter((one) => !inAccount.includes(one)).map((one) => one.entry);
  if (inAccount.length > 0)
    children.push(
      layout(
        "layouts/account.route.tsx",
        { id: "layout:account" },
        inAccount.map((one) => one.entry),
      ),
    );
  return children.length > 0 ? [layout(file, { id: `layout:${name}` }, children)] : [];
};

export default [
  ...under("default", "layouts/default.route.tsx"),
  ...under("simple", "layouts/simple.route.tsx"),
  ...under("maintenance", "layouts/maintenance.route.tsx"),
  ...under("sample", "layouts/sample.route.tsx"),
] satisfies RouteConfig;
