import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "conformance",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // The reference backend that the kit is tried on stands on a PostgreSQL of its own.
    globalSetup: ["../backend/src/testing/global-setup.ts"],
    setupFiles: ["../backend/src/testing/each-file.ts"],
  },
});
