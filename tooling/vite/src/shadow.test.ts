import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, createServer, type Rolldown } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFolder } from "./fixture.ts";
import { shadow } from "./shadow.ts";

const simple = {
  "simple/greeting.ts": `export const greeting = "simple greeting";`,
  "simple/farewell.ts": `export const farewell = "simple farewell";`,
  "simple/card.ts": `import styles from "./card.module.css"; export const card = styles.card;`,
  "simple/card.module.css": `.card { color: red }`,
  "simple/tokens.css": `:root { --ink: black; --paper: white }`,
  "app/entry.ts": `import "#ui/tokens.css"; import { greeting } from "#ui/greeting"; import { farewell } from "#ui/farewell"; import { card } from "#ui/card"; console.log(greeting, farewell, card);`,
};

async function bundle(dir: string): Promise<string> {
  const result = (await build({
    root: join(dir, "app"),
    configFile: false,
    logLevel: "silent",
    plugins: [shadow({ appDir: join(dir, "app"), simple: join(dir, "simple") })],
    build: { write: false, minify: false, cssMinify: false, rolldownOptions: { input: join(dir, "app/entry.ts") } },
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("\n");
}

test("without overrides everything is Simple's", async () => {
  const code = await bundle(createFolder(simple));
  expect(code).toContain("simple greeting");
  expect(code).toContain("color: red");
});

test("an override replaces its original, may import it, and does not affect other files", async () => {
  const code = await bundle(
    createFolder({
      ...simple,
      "app/src/greeting.ts": `import { greeting as original } from "@noren/ui-simple/greeting"; export const greeting = "fl1 before " + original;`,
    }),
  );
  expect(code).toContain("fl1 before ");
  expect(code).toContain("simple greeting");
  expect(code).toContain("simple farewell");
});

test("a style sheet can be overridden without its markup, and the tokens of all layers apply", async () => {
  const code = await bundle(
    createFolder({
      ...simple,
      "app/src/card.module.css": `.card { color: green }`,
      "app/src/tokens.css": `:root { --ink: navy }`,
    }),
  );
  expect(code).toContain("color: green");
  expect(code).not.toContain("color: red");
  expect(code.indexOf("--paper: white")).toBeGreaterThan(-1);
  expect(code.indexOf("--ink: navy")).toBeGreaterThan(code.indexOf("--ink: black"));
});

test("a file that replaces nothing fails the build by name", async () => {
  const dir = createFolder({ ...simple, "app/src/greating.ts": `export const greeting = "typo";` });
  await expect(bundle(dir)).rejects.toThrow("src/greating.ts");
});

test("a style sheet that does not fit its markup fails the build by name", async () => {
  const dir = createFolder({ ...simple, "app/src/card.module.css": `.crad { color: green }` });
  await expect(bundle(dir)).rejects.toThrow("src/card.module.css: no markup uses .crad");
});

test("a name that no layer has fails the build by name", async () => {
  const dir = createFolder({ ...simple, "app/entry.ts": `import "#ui/nowhere";` });
  await expect(bundle(dir)).rejects.toThrow("#ui/nowhere");
});

async function serve(dir: string) {
  const server = await createServer({
    root: join(dir, "app"),
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [shadow({ appDir: join(dir, "app"), simple: join(dir, "simple") })],
  });
  onTestFinished(() => server.close());
  return server;
}

test("in development Simple's folder is watched, so that a file that git replaces stays watched", async () => {
  const dir = createFolder(simple);
  const { watcher } = await serve(dir);
  await vi.waitFor(() => expect(Object.keys(watcher.getWatched())).toContain(join(dir, "simple")));
});

test("in development adding and removing an override reloads the page", async () => {
  const dir = createFolder({ ...simple, "app/page.ts": `export { greeting } from "#ui/greeting";` });
  const server = await serve(dir);
  const greeting = async () => ((await server.ssrLoadModule("/page.ts")) as { greeting: string }).greeting;
  expect(await greeting()).toBe("simple greeting");

  const override = join(dir, "app/src/greeting.ts");
  mkdirSync(dirname(override), { recursive: true });
  writeFileSync(override, `export const greeting = "fl1 greeting";`);
  server.watcher.emit("add", override);
  expect(await greeting()).toBe("fl1 greeting");

  rmSync(override);
  server.watcher.emit("unlink", override);
  expect(await greeting()).toBe("simple greeting");
});
