import { shadow } from "@noren/vite/shadow";
import { HOOK_TIMEOUT_MS } from "@noren/vite/hook-timeout";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [shadow({ simple: `${import.meta.dirname}/src` })],
  test: {
    name: "ui-simple",
    environment: "jsdom",
    hookTimeout: HOOK_TIMEOUT_MS,
    // A context per file isolates as a process does, and starts jsdom and React in a third of the time.
    pool: "vmThreads",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./vitest.setup.ts", "../../tooling/vite/src/wait-for.setup.ts"],
  },
});
