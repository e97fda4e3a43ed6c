import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "backend",
    dir: `${import.meta.dirname}/..`,
    environment: "node",
    // A poll waits for other processes, or for work beside other tests; its default is a second.
    expect: { poll: { timeout: 20_000 } },
    // The other tools' tests use the backend: in projects of their own, each would load it again.
    include: ["{backend,conformance,identity-sandbox,payment-sandbox}/src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    setupFiles: ["src/testing/each-file.ts", "../vite/src/wait-for.setup.ts"],
    // A file has a database of its own, and shares nothing but modules: a backend that is warm is three times as quick.
    isolate: false,
    // A test is about what is done, not how soon; the bench measures that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
