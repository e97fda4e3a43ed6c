import type { CallName } from "@noren/contract";
import type { ServerBuild } from "react-router";
import { createServerApp } from "../../server/app.ts";
import * as entry from "../entry.server.tsx";
import * as root from "../root.tsx";
import { exampleApi } from "./example-api.ts";
import type { ExamplePage } from "./example-pages.ts";
import { routesWithModules, type RouteWithModule } from "./route-modules.ts";
import type { WrongAnswer } from "@noren/api/wrong-answers.fixture";

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

function listRoutes(routes: readonly RouteWithModule[], parentId = "root"): ServerRoute[] {
  return routes.flatMap(({ children, ...route }) => [
    { ...route, parentId } as ServerRoute,
    ...listRoutes(children, route.id),
  ]);
}

const routes = [{ id: "root", path: "", module: root } as unknown as ServerRoute, ...listRoutes(routesWithModules)];

/** The entry of a route in the manifest for the browser. */
const describeRoute = ({ module: { loader, ErrorBoundary }, ...route }: ServerRoute) => ({
  ...route,
  module: `/${route.id}.js`,
  hasLoader: loader !== undefined,
  hasClientLoader: loader !== undefined,
  hasErrorBoundary: ErrorBoundary !== undefined,
});

const byId = <T extends { id: string }>(list: readonly T[]) => Object.fromEntries(list.map((one) => [one.id, one]));

/** The server's build of the storefront, without files. */
const build = {
  entry: { module: entry },
  routes: byId(routes),
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: byId(routes.map(describeRoute)),
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

/** How long a page may be kept, in milliseconds; each server below starts without any. */
const REUSE_MS = 3000;

const render = entry.createPages(build, REUSE_MS);

/** The production server with the storefront's routes, whose API answers with examples and wrong answers. */
export async function requestPage(
  { path, answers }: Pick<ExamplePage, "path" | "answers">,
  wrong: Partial<Record<CallName, WrongAnswer>> = {},
) {
  const { fetch, called } = exampleApi(answers, wrong);
  const app = createServerApp({
    builds: new Map([
      ["simple", { name: "simple", version: "1", files: new Map(), state: "loaded", load: async () => render }],
    ]),
    apiOrigin: new URL("http://api.test"),
    channels: {},
    fetch,
  });
  const request = new Request(`http://localhost${path}`, { headers: { host: "localhost" } });
  const answer = await app.fetch(request);
  return { status: answer.status, headers: answer.headers, text: await answer.text(), called };
}
