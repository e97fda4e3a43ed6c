import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { shadow } from "@noren/vite/shadow";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../../..");
const simple = join(root, "packages/ui-simple/src");

/** An app's tests see what the app shows: its own views in front of Simple's. */
const apps = listPackages(root, "apps").map((app) => ({
  plugins: [shadow({ appDir: join(root, "apps", app), simple })],
  test: {
    name: app,
    environment: "jsdom",
    include: [`apps/${app}/src/**/*.test.{ts,tsx}`],
    setupFiles: ["packages/ui-simple/vitest.setup.ts"],
  },
}));

export default defineConfig({
  root,
  test: {
    projects: [
      // What needs more than Node (a browser's document, a database, a browser) says so in a configuration of its own.
      "{packages,tooling}/*/vitest.config.ts",
      {
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/{contract,domain,validation,api}/src/**/*.test.ts",
            "tooling/{bench,bootstrap,gate,vite}/src/**/*.test.ts",
          ],
        },
      },
      ...apps,
    ],
  },
});
