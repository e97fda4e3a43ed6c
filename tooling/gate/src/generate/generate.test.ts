import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeLedgerFaults, describeUnknownOptOuts } from "../theme/faults.ts";
import type { Ledger } from "../theme/ledger.ts";
import { writeOverrideTypes } from "../theme/override-types.ts";
import { Draft, GenerateError } from "./draft.ts";
import { draftEndpoint } from "./endpoint.ts";
import { copyWorkspace } from "./workspace-copy.ts";
import { draftOverride } from "./override.ts";
import { draftScreen } from "./screen.ts";
import { draftTheme } from "./theme.ts";

let copy: string;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a generator and discards its draft. */
const runGenerator = (generate: (draft: Draft) => void) => () => generate(new Draft(copy));

/** Compiles all apps, in place of what they override, with these files. @returns the compiler's output */
function compile(files: readonly string[]): string {
  writeOverrideTypes(copy);
  const include = ["*/src", "overrides.generated.ts", ...files.map((file) => join(copy, file))];
  const declarations = ["tooling/vite/src/client.d.ts", "packages/ui-simple/src/css-modules.d.ts"];
  const config = {
    extends: "./tsconfig.json",
    include: [...include, ...declarations.map((file) => join(workspaceRoot, file))],
  };
  writeFileSync(join(copy, "apps/tsconfig.all.json"), JSON.stringify(config));
  try {
    const flags = ["--checkers", "1", "--pretty", "false", "--incremental", "false"];
    execFileSync("tsc", ["-p", join(copy, "apps/tsconfig.all.json"), ...flags], { stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

/** Removes an endpoint from the copy, so that it can be generated again. */
function removeEndpoint(name: string, file: string): void {
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
  const source = readFileSync(file, "utf8")
    .replace(new RegExp(String.raw`^const ${name} = [^;]*;\n`, "m"), "")
    .replace(new RegExp(String.raw`^ {4}${name}: [\s\S]*?^ {4}\}\),\n`, "m"), "")
    .replace(new RegExp(String.raw`\b${hook},\s*`), "");
  writeFileSync(file, source);
}

/** Generates a screen, an override and an endpoint at once, and expects them in the workspace's places. */
function generateForFl1(): void {
  const endpoints = join(copy, "packages/api/src/endpoints/qa.ts");
  removeEndpoint("listQas", endpoints);
  expect(readFileSync(endpoints, "utf8")).not.toMatch(/listQas|useListQas/);
  const draft = new Draft(copy);
  draftScreen(draft, { name: "cart-note", path: "/cart/note", title: "カートのメモ" });
  draftOverride(draft, "fl1", "slots/footer");
  draftEndpoint(draft, "listQas");
  draft.write();
  expect(draft.paths).toEqual([
    "packages/contract/src/screens.ts",
    "README.md",
    "packages/storefront/app/screens/cart-note/cart-note.model.ts",
    "packages/storefront/app/screens/cart-note/cart-note.route.tsx",
    "packages/ui-simple/src/screens/cart-note/cart-note.props.ts",
    "packages/ui-simple/src/screens/cart-note/cart-note.copy.ts",
    "packages/ui-simple/src/screens/cart-note/cart-note-view.tsx",
    "packages/ui-simple/src/screens/cart-note/cart-note-view.module.css",
    "packages/ui-simple/src/screens/cart-note/cart-note-view.stories.tsx",
    "apps/fl1/src/slots/footer/footer.tsx",
    "apps/fl1/overrides.json",
    "packages/api/src/endpoints/qa.ts",
  ]);
  const ledger = JSON.parse(readFileSync(join(copy, "apps/fl1/overrides.json"), "utf8")) as Ledger;
  expect(ledger["slots/footer/footer.tsx"]?.safety).toBe("safe");
  const screens = readFileSync(join(copy, "packages/contract/src/screens.ts"), "utf8");
  expect(screens).toMatch(/id: "CartNote", path: "\/cart\/note", access: "public".*\n.*id: "StaticPage"/);
}

const NEW_APPS = [
  { name: "wag", layer: "wag", summary: "wag is a theme (SITE.THEME).", tokens: "src/tokens.css" },
  {
    name: "corner-shop",
    layer: "corner-shop/client",
    summary: "the themes are simple, fl1",
    tokens: "src/client/tokens.css",
  },
];

/** Generates an app with overrides of both kinds, and expects it in a folder of its own. */
function generateApp({ name, layer, summary, tokens }: (typeof NEW_APPS)[number]): void {
  const draft = new Draft(copy);
  expect(draftTheme(draft, name)).toContain(summary);
  draft.write();
  expect(draft.paths).toContain(`apps/${name}/${tokens}`);
  expect(draft.paths.filter((path) => !path.startsWith(`apps/${name}/`))).toEqual([]);
  symlinkSync(join(copy, "apps/simple/node_modules"), join(copy, "apps", name, "node_modules"));
  draftOverride(draft, name, "slots/product-card", { copy: true });
  for (const part of ["slots/footer", "theme.ts", "home-sections.ts"]) draftOverride(draft, layer, part);
  draft.write();
}

test(
  "generators write a screen, overrides, an endpoint, a theme and a client, which compile at once and have enough contrast",
  { timeout: 120_000 },
  () => {
    generateForFl1();
    // The repository may have this theme already.
    rmSync(join(copy, "apps/wag"), { recursive: true, force: true });
    for (const app of NEW_APPS) generateApp(app);
    // `npm run theme -- check` with the new apps.
    expect([...describeLedgerFaults(copy), ...describeUnknownOptOuts(copy)]).toEqual([]);
    const screen = ["storefront/app", "ui-simple/src"].map((folder) => `packages/${folder}/screens/cart-note`);
    expect(compile(["packages/api/src/endpoints", ...screen])).toBe("");
    const contrast = ["run", "--root", join(copy, "packages/ui-simple"), "src/tokens.test.ts", "-t", "wag|corner-shop"];
    expect(execFileSync("vitest", contrast, { encoding: "utf8", stdio: "pipe" })).toMatch(/10 passed/);
  },
);

describe("generators reject, with one line and without writing", () => {
  test.each<[string, (draft: Draft) => void, RegExp]>([
    ["an app that exists", (draft) => draftTheme(draft, "fl1"), /apps\/fl1 exists already/],
    ["an app in camel case", (draft) => draftTheme(draft, "cornerShop"), /kebab case/],
    ["a screen that exists", (draft) => draftScreen(draft, { name: "product", path: "/thing" }), /exists already/],
    [
      "a path that is taken",
      (draft) => draftScreen(draft, { name: "thing", path: "/product/:key" }),
      /another screen's path/,
    ],
    ["a screen in camel case", (draft) => draftScreen(draft, { name: "cartNote" }), /kebab case/],
    [
      "an access that does not exist",
      (draft) => draftScreen(draft, { name: "thing", access: "all" }),
      /--access is one of/,
    ],
    ["an app that does not exist", (draft) => draftOverride(draft, "nowhere", "slots/header"), /has no app nowhere/],
    ["a view that does not exist", (draft) => draftOverride(draft, "fl1", "slots/hat"), /no view for slots\/hat/],
    ["an internal file", (draft) => draftOverride(draft, "fl1", "stories/in-frame"), /is internal to wrap.*--force/],
    ["a call that the contract lacks", (draft) => draftEndpoint(draft, "listStars"), /has no call listStars/],
    [
      "an endpoint that exists",
      (draft) => draftEndpoint(draft, "listQaCategories"),
      /qa\.ts has listQaCategories already/,
    ],
  ])("%s", (_, generate, message) => {
    expect(runGenerator(generate)).toThrow(GenerateError);
    expect(runGenerator(generate)).toThrow(message);
  });
});
