import { join, relative } from "node:path";
import type { Config } from "@react-router/dev/config";
import { bundleServer } from "./server/bundle.ts";
import { precompress } from "./server/precompress.ts";

const app = process.env["NOREN_APP"];

export default {
  ssr: true,
  // One chunk for a route: a page needs its load and its component together anyway.
  splitRouteModules: false,
  // All routes are known from the first page on: a click asks the API for data and nobody else for anything.
  routeDiscovery: { mode: "initial" },
  buildDirectory: app ? relative(import.meta.dirname, `${app}/build`) : "build",
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await precompress(join(buildDirectory, "client"));
    if (app) await bundleServer(app, buildDirectory, process.env["NOREN_REVISION"]);
  },
} satisfies Config;
