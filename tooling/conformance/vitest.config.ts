import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "conformance",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // The reference backend, which the kit is tested on, uses its own PostgreSQL.
    // As in the backend: files share nothing but modules.
    isolate: false,
    globalSetup: ["../backend/src/testing/global-setup.ts"],
    setupFiles: ["../backend/src/testing/each-file.ts"],
  },
});
