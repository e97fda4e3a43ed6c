import { shadow } from "@noren/vite/shadow";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [shadow({ simple: `${import.meta.dirname}/src` })],
  test: {
    name: "ui-simple",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./vitest.setup.ts"],
  },
});
