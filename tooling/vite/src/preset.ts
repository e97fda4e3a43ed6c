import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type UserConfigFnObject } from "vite";
import { forwardToApi } from "./forward.ts";
import { scopedName } from "./scoped-name.ts";
import { shadow } from "./shadow.ts";

const packages = join(import.meta.dirname, "../../../packages");
export const simpleSources = join(packages, "ui-simple/src");

/** Elements that come with the screens that show them: those of forms, and what a product's page has no use for. */
const NOT_EVERYWHERE =
  "checkbox-field|data-table|date-choice|dialog|disclosure|empty-state|fieldset|form-error-summary|pagination|password-field|select-field|skeleton|steps|text-area|text-field|toast";

/**
 * Two files for what the screens share, since many small ones compress worse and cost a request each: the libraries,
 * which stay in the browser's cache when the shop changes, and the shop's own frame with what several screens use.
 * Toasts are loaded when there is one.
 */
const chunkGroups = [
  {
    name: "libraries",
    priority: 2,
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@reduxjs|react-redux|immer|redux|redux-thunk|reselect|use-sync-external-store)[\\/]/,
  },
  {
    name: "shop",
    priority: 1,
    test: new RegExp(
      [
        "storefront/app/(root|layouts/|effects/|frame/(?!toast-stack)|load/|state/(?!use-(address|business|checkout)))",
        `api/src/endpoints/auth|ui-simple/src/(elements/(?!${NOT_EVERYWHERE})|slots/(product|header|footer|page-frame))`,
      ].join("|"),
    ),
  },
];

/** Functions of the libraries that only print advice for programmers. */
const DEVELOPMENT_ADVICE = ["warning", "warnOnce", "warningOnce"];

/**
 * The whole Vite configuration of an app, given its folder. `packages/storefront` is Vite's root for all apps
 * (the `storefront` command sees to it); an app adds its overrides and nothing else.
 */
export function storefrontVite(appDir: string): UserConfigFnObject {
  const name = appDir.split(/[\\/]/).at(-1) ?? "app";
  return defineConfig(({ command }) => ({
    plugins: [shadow({ appDir, simple: simpleSources }), reactRouter()],
    cacheDir: join(appDir, "node_modules/.vite"),
    publicDir: join(appDir, "public"),
    css: { modules: { generateScopedName: scopedName({ appDir, simple: simpleSources }) } },
    // The server bundle includes every dependency, because an app cannot resolve what the storefront uses.
    environments: {
      ssr: {
        resolve: { noExternal: command === "build" ? true : [/^@noren\//] },
        // As a constant: React would read the environment at every hook, and its development build would be bundled.
        ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      },
      client: {
        build: {
          rolldownOptions: {
            treeshake: { propertyReadSideEffects: false, manualPureFunctions: DEVELOPMENT_ADVICE },
            output: { codeSplitting: { groups: chunkGroups } },
          },
        },
      },
    },
    // Without the sources as entries the first visit in development finds new dependencies and answers 504.
    optimizeDeps: {
      entries: [
        join(packages, "storefront/app/**/*.{ts,tsx}"),
        join(simpleSources, "**/*.tsx"),
        join(appDir, "src/**/*.{ts,tsx}"),
      ],
    },
    build: {
      // The builds of several apps are served from one address: each has its folder.
      assetsDir: `assets/${name}`,
      target: "es2022",
      // The folder is outside Vite's root, so Vite does not empty it by default.
      emptyOutDir: true,
    },
    server: {
      host: "127.0.0.1",
      allowedHosts: [".localhost"],
      proxy: forwardToApi(process.env["API_ORIGIN"] ?? "http://127.0.0.1:4000"),
    },
  }));
}
