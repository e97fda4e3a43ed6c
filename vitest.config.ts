import { defineConfig } from "vitest/config";

export default defineConfig({
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
    ],
  },
});
