import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { createFolder } from "./fixture.ts";
import { shadowThemes } from "./shadow-themes.ts";

const files = {
  "simple/header.tsx": `export interface HeaderProps { x: 1 } export const Header = () => "simple header"; export const height = 1;`,
  "simple/footer.ts": `export const footer = "shared footer";`,
  "simple/tokens.css": `:root { --ink: black }`,
  "simple/page.ts": `import { Header } from "#ui/header"; import { footer } from "#ui/footer"; export const page = () => Header() + " " + footer;`,
  "fl1/header.tsx": `import { height } from "@noren/ui-simple/header"; export { height }; export const Header = () => "fl1 header " + height;`,
  "fl1/tokens.css": `:root { --ink: navy }`,
  "entry.ts": `import "#ui/tokens.css"; import { page } from "#ui/page"; import { setTheme, themes } from "virtual:shadow-themes"; Object.assign(globalThis, { page, setTheme, themes });`,
};

async function open(dir: string) {
  const simple = join(dir, "simple");
  const result = (await build({
    root: dir,
    configFile: false,
    logLevel: "silent",
    plugins: [shadowThemes({ simple, themes: { simple: [simple], fl1: [join(dir, "fl1"), simple] } })],
    build: { write: false, rolldownOptions: { input: join(dir, "entry.ts"), output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  const style = { textContent: "" };
  const page = createContext({ style, document: { createElement: () => style, head: { appendChild: () => style } } });
  runInContext(result.output[0].code, page);
  return page as {
    page: () => string;
    held: () => string;
    classes: () => string;
    setTheme: (name: string) => void;
    themes: string[];
    style: { textContent: string };
  };
}

test("a file that differs between themes follows the current theme; any other is one module", async () => {
  const { page, setTheme, themes } = await open(createFolder(files));
  expect([...themes]).toEqual(["simple", "fl1"]);
  expect(page()).toBe("simple header shared footer");
  setTheme("fl1");
  expect(page()).toBe("fl1 header 1 shared footer");
  setTheme("unknown");
  expect(page()).toBe("fl1 header 1 shared footer");
});

test("a component that a story has imported follows the current theme", async () => {
  const { setTheme, held } = await open(
    createFolder({
      ...files,
      "entry.ts": `import { Header } from "#ui/header"; import { setTheme } from "virtual:shadow-themes"; const held = Header; Object.assign(globalThis, { setTheme, held });`,
    }),
  );
  expect(held()).toBe("simple header");
  setTheme("fl1");
  expect(held()).toBe("fl1 header 1");
});

test("a memoised component of one theme follows the current theme too", async () => {
  const { setTheme, held } = await open(
    createFolder({
      ...files,
      "simple/header.tsx": `export const Header = { type: () => "memoised header" }; export const height = 1;`,
      "entry.ts": `import { Header } from "#ui/header"; import { setTheme } from "virtual:shadow-themes"; const held = Header; Object.assign(globalThis, { setTheme, held });`,
    }),
  );
  expect(held()).toBe("memoised header");
  setTheme("fl1");
  expect(held()).toBe("fl1 header 1");
});

test("themes may differ in a style sheet only", async () => {
  const { setTheme, classes } = await open(
    createFolder({
      ...files,
      "simple/header.module.css": `.bar { color: black }`,
      "simple/bar.ts": `import styles from "./header.module.css"; export const classes = () => styles.bar;`,
      "fl1/header.module.css": `.bar { color: navy }`,
      "entry.ts": `import { classes } from "#ui/bar"; import { setTheme } from "virtual:shadow-themes"; Object.assign(globalThis, { setTheme, classes });`,
    }),
  );
  const plain = classes();
  setTheme("fl1");
  expect(classes()).not.toBe(plain);
});

test("a change of the theme removes the tokens of the previous one", async () => {
  const { setTheme, style } = await open(createFolder(files));
  const tokens = () => style.textContent;
  expect(tokens()).toMatch(/--ink:\s*black/);
  setTheme("fl1");
  expect(tokens()).toMatch(/--ink:\s*navy/);
  setTheme("simple");
  expect(tokens()).not.toMatch(/navy/);
});

test("a module that no layer of a theme has fails the build by name", async () => {
  const dir = createFolder(files);
  writeFileSync(join(dir, "entry.ts"), `import "#ui/nowhere";`);
  await expect(open(dir)).rejects.toThrow("#ui/nowhere");
});
