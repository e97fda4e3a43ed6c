import { checkAnswers, shadow, simpleSources } from "@noren/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [shadow({ simple: simpleSources }), checkAnswers()],
  test: {
    name: "storefront",
    environment: "node",
    include: ["{app,server}/**/*.test.{ts,tsx}", "*.test.ts"],
    css: { include: /cascade-layers\.css/ },
  },
});
