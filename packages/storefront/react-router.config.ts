import { join, relative } from "node:path";
import type { Config } from "@react-router/dev/config";
import { bundleServer } from "./server/bundle.ts";
import { precompress } from "./server/precompress.ts";

const app = process.env["NOREN_APP"];

export default {
  ssr: true,
  // One chunk per route: a page needs its load and its component together.
  splitRouteModules: false,
  // The first page contains all routes, so a navigation only requests the API.
  routeDiscovery: { mode: "initial" },
  buildDirectory: app ? relative(import.meta.dirname, `${app}/build`) : "build",
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await precompress(join(buildDirectory, "client"));
    if (app) await bundleServer(app, buildDirectory, process.env["NOREN_REVISION"]);
  },
} satisfies Config;
