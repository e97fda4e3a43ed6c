import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "payment-sandbox",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // As in the backend: files share nothing but modules.
    isolate: false,
    globalSetup: ["../backend/src/testing/global-setup.ts"],
    setupFiles: ["../backend/src/testing/each-file.ts"],
  },
});
