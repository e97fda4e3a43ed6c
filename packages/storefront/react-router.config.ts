import { relative } from "node:path";
import type { Config } from "@react-router/dev/config";

const app = process.env["NOREN_APP"];

export default {
  ssr: true,
  // All routes are known from the first page on: a click asks the API for data and nobody else for anything.
  routeDiscovery: { mode: "initial" },
  buildDirectory: app ? relative(import.meta.dirname, `${app}/build`) : "build",
} satisfies Config;
