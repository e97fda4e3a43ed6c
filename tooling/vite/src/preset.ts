import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type UserConfigFnObject } from "vite";
import { checkAnswers } from "./check-answers.ts";
import { forwardToApi } from "./forward.ts";
import { scopedName } from "./scoped-name.ts";
import { shadow } from "./shadow.ts";

const packages = join(import.meta.dirname, "../../../packages");
export const simpleSources = join(packages, "ui-simple/src");

/** Elements that are bundled with the screens that use them: form controls, and others that the product page lacks. */
const NOT_SHARED =
  "badge/badge-row|checkbox-field|data-table|date-choice|dialog|disclosure|empty-state|fieldset|file-button|form-error-summary|pagination|password-field|select-field|skeleton|steps|text-area|text-field|toast";

/**
 * Three chunks for shared code, because many small ones compress worse, cost a request each and lengthen the manifest that
 * every page loads: the libraries, which stay in the browser's cache when the shop changes, the frame of the shop with the
 * parts that several screens use, and what the steps of the checkout share. The toasts load with the first toast, the
 * favourites of guests with the first favourite.
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
        "storefront/app/(root|layouts/|effects/(?!guest-favourites)|frame/(?!toast-stack|use-toasts-above-focus)|load/(?!list-filter|parse)|state/(?!compose-hooks|order-sums|use-(address|business|checkout|discounts|minimum|one-change)))",
        `api/src/endpoints/auth|ui-simple/src/(elements/(?!${NOT_SHARED})|slots/(arrival|product|header|footer|page-frame))`,
      ].join("|"),
    ),
  },
  {
    name: "checkout",
    priority: 1,
    test: new RegExp(
      [
        "storefront/app/(payment/(?!card-script)|state/(order-sums|use-checkout))|contract/src/sum-lines|domain/src/(cards|checkout|exclusive)\\.ts",
        "api/src/endpoints/(card|cart-checkout|cart-order|payment)\\.ts",
        "ui-simple/src/slots/(card-name|checkout-frame|order-sums|pending-payment|printed-seller)",
      ].join("|"),
    ),
  },
];

/** Library functions that only print warnings for developers. */
const DEVELOPMENT_ADVICE = ["warning", "warnOnce", "warningOnce"];

/**
 * The whole Vite configuration of an app, given its folder. `packages/storefront` is Vite's root for all apps
 * (the `storefront` command sets it); an app adds only its overrides.
 */
export function storefrontVite(appDir: string): UserConfigFnObject {
  const name = appDir.split(/[\\/]/).at(-1) ?? "app";
  return defineConfig(({ command }) => ({
    plugins: [shadow({ appDir, simple: simpleSources }), checkAnswers(), reactRouter()],
    cacheDir: join(appDir, "node_modules/.vite"),
    publicDir: join(appDir, "public"),
    css: { modules: { generateScopedName: scopedName({ appDir, simple: simpleSources }) } },
    // The server bundle includes every dependency, because an app cannot resolve what the storefront uses.
    environments: {
      ssr: {
        resolve: { noExternal: command === "build" ? true : [/^@noren\//] },
        // A constant: otherwise the bundle contains React's development build and reads the environment in every hook.
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
    // Without these entries Vite finds new dependencies at the first visit and answers 504.
    optimizeDeps: {
      entries: [
        join(packages, "storefront/app/**/*.{ts,tsx}"),
        join(simpleSources, "**/*.tsx"),
        join(appDir, "src/**/*.{ts,tsx}"),
      ],
    },
    build: {
      // One server serves the builds of several apps, so each has its own folder.
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
