import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeLedgerFaults, describeUnknownOptOuts } from "../theme/faults.ts";
import type { Ledger } from "../theme/ledger.ts";
import { Draft, GenerateError } from "./draft.ts";
import { endpoint } from "./endpoint.ts";
import { copyWorkspace } from "./workspace-copy.ts";
import { override } from "./override.ts";
import { screen } from "./screen.ts";
import { theme } from "./theme.ts";

let copy: string;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a generator and throws away what it drafted. */
const tried = (generate: (draft: Draft) => void) => () => generate(new Draft(copy));

/** What the compiler says of the storefront under an app, which takes in all that a generator writes. */
function compile(app: string): string {
  try {
    execFileSync("tsc", ["-p", join(copy, app), "--pretty", "false", "--incremental", "false"], { stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

/** Takes an endpoint out of the copy, to be generated again. */
function forget(name: string, file: string): void {
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
  const source = readFileSync(file, "utf8")
    .replace(new RegExp(String.raw`^const ${name} = [^;]*;\n`, "m"), "")
    .replace(new RegExp(String.raw`^ {4}${name}: [\s\S]*?^ {4}\}\),\n`, "m"), "")
    .replace(new RegExp(String.raw`\b${hook},\s*`), "");
  writeFileSync(file, source);
}

describe("what is generated", () => {
  test(
    "a screen with its files, an override and an endpoint compile at once, in the workspace's places",
    { timeout: 120_000 },
    () => {
      const endpoints = join(copy, "packages/api/src/endpoints/shop.ts");
      forget("listNews", endpoints);
      expect(readFileSync(endpoints, "utf8")).not.toMatch(/listNews|useListNews/);
      const draft = new Draft(copy);
      screen(draft, { name: "cart-note", path: "/cart/note", title: "カートのメモ" });
      override(draft, "fl1", "slots/footer");
      endpoint(draft, "listNews");
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
        "packages/api/src/endpoints/shop.ts",
      ]);
      const ledger = JSON.parse(readFileSync(join(copy, "apps/fl1/overrides.json"), "utf8")) as Ledger;
      expect(ledger["slots/footer/footer.tsx"]?.safety).toBe("safe");
      const screens = readFileSync(join(copy, "packages/contract/src/screens.ts"), "utf8");
      expect(screens).toMatch(/id: "CartNote", path: "\/cart\/note", access: "public".*\n.*id: "StaticPage"/);
      expect(compile("apps/fl1")).toBe("");
      expect(compile("packages/api")).toBe("");
      expect(compile("packages/ui-simple")).toBe("");
    },
  );
});

test("a theme and a client compile, and their colours are readable", { timeout: 120_000 }, () => {
  const apps = [
    { name: "wag", summary: "wag is a theme (SITE.THEME).", tokens: "src/tokens.css" },
    { name: "corner-shop", summary: "the themes are simple, fl1", tokens: "src/client/tokens.css" },
  ];
  for (const { name, summary, tokens } of apps) {
    const draft = new Draft(copy);
    expect(theme(draft, name)).toContain(summary);
    draft.write();
    expect(draft.paths).toContain(`apps/${name}/${tokens}`);
    expect(draft.paths.filter((path) => !path.startsWith(`apps/${name}/`))).toEqual([]);
    symlinkSync(join(copy, "apps/simple/node_modules"), join(copy, "apps", name, "node_modules"));
    override(draft, name, "slots/product-card", { copy: true });
    draft.write();
  }
  // `npm run theme -- check` with the new apps.
  expect([...describeLedgerFaults(copy), ...describeUnknownOptOuts(copy)]).toEqual([]);
  expect(compile("apps/wag")).toBe("");
  const contrast = ["run", "--root", join(copy, "packages/ui-simple"), "src/tokens.test.ts", "-t", "wag|corner-shop"];
  expect(execFileSync("vitest", contrast, { encoding: "utf8", stdio: "pipe" })).toMatch(/10 passed/);
});

describe("what is refused, with one line and nothing written", () => {
  test.each<[string, (draft: Draft) => void, RegExp]>([
    ["an app that is there", (draft) => theme(draft, "fl1"), /apps\/fl1 is there already/],
    ["an app in camel case", (draft) => theme(draft, "cornerShop"), /kebab case/],
    ["a screen that is there", (draft) => screen(draft, { name: "product", path: "/thing" }), /is there already/],
    [
      "a path that is taken",
      (draft) => screen(draft, { name: "thing", path: "/product/:key" }),
      /another screen's path/,
    ],
    ["a screen in camel case", (draft) => screen(draft, { name: "cartNote" }), /kebab case/],
    ["an access that does not exist", (draft) => screen(draft, { name: "thing", access: "all" }), /--access is one of/],
    ["an app that does not exist", (draft) => override(draft, "nowhere", "slots/header"), /no app nowhere/],
    ["a view that does not exist", (draft) => override(draft, "fl1", "slots/hat"), /no view for slots\/hat/],
    ["an internal file", (draft) => override(draft, "fl1", "stories/in-frame"), /is internal to wrap.*--force/],
    ["a call that the contract lacks", (draft) => endpoint(draft, "listStars"), /has no call listStars/],
    ["an endpoint that is there", (draft) => endpoint(draft, "listNews"), /has listNews already/],
  ])("%s", (_, generate, message) => {
    expect(tried(generate)).toThrow(GenerateError);
    expect(tried(generate)).toThrow(message);
  });
});
