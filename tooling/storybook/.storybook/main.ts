import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { listLayers } from "@noren/vite/layers";
import { shadowThemes } from "@noren/vite/shadow-themes";
import type { StorybookConfig } from "@storybook/react-vite";
import { studioPictures } from "./studio-pictures.ts";

const root = join(import.meta.dirname, "../../..");
const simple = join(root, "packages/ui-simple/src");
const apps = listPackages(root, "apps").toSorted((a, b) => Number(b === "simple") - Number(a === "simple"));

export default {
  framework: "@storybook/react-vite",
  stories: [
    "../src/*.stories.tsx",
    "../../../packages/ui-simple/src/**/*.stories.tsx",
    "../../../apps/*/src/own/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen" },
  previewHead: (head) => `<style>${readFileSync(join(simple, "cascade-layers.css"), "utf8")}</style>${head}`,
  viteFinal: (config) => ({
    ...config,
    // Sections of a theme's home bring the store: Vite would find its libraries late, and reload the page.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [config.optimizeDeps?.entries ?? [], join(root, "apps/*/src/**/{home-sections,product-part}.ts")].flat(),
    },
    plugins: [
      shadowThemes({
        simple,
        themes: Object.fromEntries(apps.map((app) => [app, listLayers(join(root, "apps", app), simple)])),
      }),
      studioPictures(join(root, "tooling/studio/masters")),
      ...(config.plugins ?? []),
    ],
  }),
} satisfies StorybookConfig;
