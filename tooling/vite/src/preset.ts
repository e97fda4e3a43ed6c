import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rolldown, type UserConfigFnObject } from "vite";
import { checkAnswers } from "./check-answers.ts";
import { forwardToApi } from "./forward.ts";
import { scopedName } from "./scoped-name.ts";
import { shadow } from "./shadow.ts";

const packages = join(import.meta.dirname, "../../../packages");
export const simpleSources = join(packages, "ui-simple/src");

/** The modules that a product page starts with. */
const PRODUCT_PAGE =
  /storefront\/app\/(entry\.client|root|layouts\/default\.route|screens\/product\/product\.route)\.tsx/;

/** Whether a product page imports the module statically, itself or through others. */
function isOnProductPage(id: string, modules: Rolldown.ChunkingContext): boolean {
  const importers = new Set([id]);
  for (const each of importers) {
    if (PRODUCT_PAGE.test(each)) return true;
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) importers.add(importer);
  }
  return false;
}

/**
 * Few chunks for shared code, because many small ones compress worse, cost a request each and lengthen the manifest that
 * every page loads: the libraries, which stay in the browser's cache when the shop changes, the frame of the shop with the
 * shared parts that the product page uses, what the steps of the checkout share, what forms of addresses, pages with
 * dialogs, rooms of my page and social gifts share, and the parts that most pages with a column of text or a form share.
 * Filters of lists have fields without a form, so that they load no Formik. Other shared parts are bundled with the screens
 * that use them (decision 0202). A group also contains what its modules import.
 */
const chunkGroups = [
  {
    name: "libraries",
    priority: 2,
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@reduxjs|react-redux|immer|redux|redux-thunk|reselect|use-sync-external-store)[\\/]/,
  },
  {
    name: (id: string, modules: Rolldown.ChunkingContext) => (isOnProductPage(id, modules) ? "shop" : null),
    priority: 1,
    test: /storefront\/app\/(root|layouts\/|effects\/|frame\/|load\/|state\/|screens\/product\/late-parts)|ui-simple\/src\/screens\/product\/import-picture-viewer|api\/src\/endpoints\/auth|ui-simple\/src\/(elements|slots\/(arrival|product|header|footer|page-frame))/,
  },
  {
    name: "checkout",
    priority: 1,
    test: new RegExp(
      [
        "storefront/app/(payment/(?!card-script)|state/(order-sums|use-checkout))|contract/src/(sum-lines|is-packed-as-gift)|domain/src/(cards|checkout|expected-points)\\.ts",
        "api/src/endpoints/(card|cart-checkout|cart-order|payment)\\.ts",
        "ui-simple/src/slots/(card-name|checkout-frame|cool-badge|invoice|order-sums|pending-payment|printed-seller)",
      ].join("|"),
    ),
  },
  {
    name: "fields",
    test: /ui-simple\/src\/elements\/(control\.|fieldset\/|field-frame\/|[a-z]+-field\/)/,
  },
  {
    name: "rules",
    test: /validation\/src\/(predicates|rules|fields\/(field|address|user|login|person))/,
  },
  {
    name: "forms",
    test: /node_modules[\\/](formik|yup)[\\/]|ui-simple\/src\/forms\/(form-fields|form-submit-button)/,
  },
  // Not in the group of addresses: pages without a form, too, name prefectures.
  { name: "prefecture", priority: 1, test: /api\/src\/endpoints\/prefecture/ },
  {
    name: "address",
    test: new RegExp(
      [
        "storefront/app/state/use-address-help|api/src/endpoints/address\\.ts",
        "ui-simple/src/forms/(form-(address|phone|postal|prefecture)|use-postal-fill)",
      ].join("|"),
    ),
  },
  { name: "dialog", test: /ui-simple\/src\/elements\/dialog\// },
  {
    name: "account",
    test: /ui-simple\/src\/slots\/account-page\/(outcome|delete-dialog|facts|link-list|use-focus-after-deletion)/,
  },
  {
    name: "social-gift",
    test: /ui-simple\/src\/slots\/social-gift\/(social-gift\.|gift-letter)/,
  },
  {
    name: "column",
    test: new RegExp(
      [
        "storefront/app/(state/use-one-change|load/parse-page)|ui-simple/src/(forms/use-main-focus|slots/column-page)",
        "ui-simple/src/elements/(loader|empty-state|pagination|disclosure|lock-mark)",
      ].join("|"),
    ),
  },
];

/** Library functions that only print warnings for developers. */
const DEVELOPMENT_ADVICE = ["warning", "warnOnce", "warningOnce"];

/**
 * File names with 7 characters of their content's hash, the fewest that Rolldown allows, instead of 8. The manifest that every
 * page loads contains 350 of them, and random characters do not compress. Only versions of one file share the rest of a name.
 */
const HASHED_NAME = "[name]-[hash:7]";

/**
 * The whole Vite configuration of an app, given its folder. `packages/storefront` is Vite's root for all apps
 * (the `storefront` command sets it); an app adds only its overrides.
 */
export function storefrontVite(appDir: string): UserConfigFnObject {
  const name = appDir.split(/[\\/]/).at(-1) ?? "app";
  // One server serves the builds of several apps, so each has its own folder.
  const assetsDir = `assets/${name}`;
  const scriptNames = `${assetsDir}/${HASHED_NAME}.js`;
  // Equal in the builds of server and browser: the HTML of the server preloads fonts that style sheets name.
  const assetFileNames = `${assetsDir}/${HASHED_NAME}[extname]`;
  return defineConfig(({ command }) => ({
    plugins: [shadow({ appDir, simple: simpleSources }), checkAnswers(), reactRouter()],
    cacheDir: join(appDir, "node_modules/.vite"),
    publicDir: join(appDir, "public"),
    css: { modules: { generateScopedName: scopedName({ appDir, simple: simpleSources }) } },
    // The server bundle includes every dependency, because an app cannot resolve what the storefront uses.
    environments: {
      ssr: {
        build: { rolldownOptions: { output: { assetFileNames } } },
        resolve: { noExternal: command === "build" ? true : [/^@noren\//] },
        // A constant: otherwise the bundle contains React's development build and reads the environment in every hook.
        ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      },
      client: {
        build: {
          rolldownOptions: {
            treeshake: { propertyReadSideEffects: false, manualPureFunctions: DEVELOPMENT_ADVICE },
            output: {
              entryFileNames: scriptNames,
              chunkFileNames: scriptNames,
              assetFileNames,
              codeSplitting: { groups: chunkGroups },
            },
          },
          modulePreload: {
            // What every page has loaded need not be named for each chunk that loads late.
            resolveDependencies: (_, dependencies) =>
              dependencies.filter((file) => !/\/(libraries|rolldown-runtime|shop)-[\w-]+\.\w+$/.test(file)),
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
      assetsDir,
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
