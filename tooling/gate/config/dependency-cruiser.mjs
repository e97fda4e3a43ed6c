// Which folder may import which (tooling/docs/contributing.md, "Who may import whom"). Every other import is allowed.
const packages = "^packages/";

/** Code of `from` may import the packages in `allowed` and no other package of the workspace. */
const only = (from, allowed, comment) => ({
  name: `${from.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")}-imports`,
  comment,
  severity: "error",
  from: { path: `^${from}/(src|app|server|fixtures|tests)/` },
  to: { path: "^(packages|tooling|apps)/", pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
});

const tests = String.raw`\.(test|test-d|stories|fixture)\.tsx?$`;

// An app's overrides and its own parts. A screen that only one app has is under routes/ with its model.
const appViews = "^apps/[^/]+/src/(client/)?(elements|forms|layouts|own|screens|slots)/";

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Merge the files, or move what both need into a third one. Type imports count.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      comment:
        "The imported file does not exist. Vite and tsc resolve the overridable names, and fail on a missing one.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|#ui/|@noren/ui-simple/)" },
    },
    {
      name: "no-app-imports",
      comment: "An app is the outermost layer; only Storybook imports several.",
      severity: "error",
      from: { pathNot: "^(apps/|tooling/storybook/)" },
      to: { path: "^apps/" },
    },
    {
      name: "no-imports-between-apps",
      comment: "An app imports no other app.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    only("packages/validation", [], "validation ← contract"),
    {
      name: "contract-imports",
      comment: "The contract derives from the fields and their rules, and from no form (decision 0060).",
      severity: "error",
      from: { path: "^packages/contract/src/", pathNot: tests },
      to: {
        path: "^(packages|tooling|apps)/",
        pathNot: [
          "^packages/contract/",
          "^packages/validation/src/(fields/|field-messages|form-values|is-day|own-value|predicates|rules)",
        ],
      },
    },
    only("packages/domain", ["packages/contract", "packages/validation"], "contract ← domain"),
    only("packages/api", ["packages/contract", "packages/domain", "packages/validation"], "domain ← api"),
    only("packages/ui-simple", ["packages/contract", "packages/validation"], "validation ← ui-simple"),
    only(
      "packages/storefront",
      ["packages/(api|contract|domain|ui-simple|validation)", "tooling/vite"],
      "api ← storefront",
    ),
    only(
      "tooling/backend",
      ["packages/contract", "packages/validation"],
      "The backend shares the contract and the rules.",
    ),
    only("tooling/e2e", ["packages/contract"], "Browser tests import the contract only."),
    {
      name: "conformance-imports-no-backend",
      comment: "The kit uses HTTP only; its tests start the reference backend.",
      severity: "error",
      from: { path: "^tooling/conformance/src/", pathNot: tests },
      to: {
        path: "^(packages|tooling|apps)/",
        pathNot: ["^packages/(contract/|validation/src/japan-time)", "^tooling/conformance/"],
      },
    },
    {
      name: "domain-is-pure",
      comment: "No React, no store, no fetch, no Node in the domain.",
      severity: "error",
      from: { path: `${packages}domain/src/`, pathNot: tests },
      to: {
        path: "node_modules/(react|react-dom|@reduxjs|react-redux|react-router)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "domain-without-node",
      severity: "error",
      from: { path: `${packages}(domain|contract|validation|ui-simple)/src/`, pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "views-are-markup",
      comment: "Views get props: no store, no API, no domain state, no router.",
      severity: "error",
      from: { path: ["^packages/ui-simple/src/", appViews, String.raw`^apps/.+-view\.tsx$`], pathNot: tests },
      to: { path: ["node_modules/(@reduxjs|react-redux|react-router)/", "^packages/(api|storefront|domain)/"] },
    },
    {
      name: "browser-without-schemas",
      comment: "valibot stays out of the browser (decision 0003): the contract's types only.",
      severity: "error",
      from: { path: "^packages/(domain|validation|ui-simple)/src/|^apps/[^/]+/src/", pathNot: tests },
      to: {
        path: "^packages/contract/src/(index|call|calls|input|problem)\\.ts$|^packages/contract/src/(calls|shapes)/",
        dependencyTypesNot: ["type-only"],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Only our own builds: dependencies keep their code in `dist/`, and rules name dependencies.
    exclude: { path: "^(apps|packages|tooling)/[^/]+/(build|dist|storybook-static|\\.react-router|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
