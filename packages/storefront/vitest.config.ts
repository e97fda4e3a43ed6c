import { checkAnswers, shadow, simpleSources } from "@noren/vite";
import { HOOK_TIMEOUT_MS } from "@noren/vite/hook-timeout";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [shadow({ simple: simpleSources }), checkAnswers()],
  test: {
    name: "storefront",
    environment: "node",
    hookTimeout: HOOK_TIMEOUT_MS,
    // A poll waits for other processes, or for work beside other tests; its default is a second.
    expect: { poll: { timeout: 20_000 } },
    // A context per file isolates as a process does, and starts jsdom and React in a third of the time.
    pool: "vmThreads",
    include: ["{app,server}/**/*.test.{ts,tsx}", "*.test.ts"],
    setupFiles: ["./vitest.setup.ts", "../../tooling/vite/src/wait-for.setup.ts"],
    css: { include: /(cascade-layers|tokens)\.css/ },
  },
});
