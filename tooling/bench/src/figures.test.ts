import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { findBrokenBudgets, findSlowImports, PRODUCT_JS } from "./budgets.ts";
import { type Audit, type Figures, type Measured, median, type PageFigures } from "./figures.ts";
import { toBlockingTime } from "./measure-start.ts";
import { withoutScripts } from "./static-copy.ts";
import { measureRoute } from "./measure-route.ts";
import { formatTable } from "./format-table.ts";

const staticCopy: Measured = { fcp: 700, lcp: 1000, tbt: 20, cls: 0, pagesPerSecond: 12_000, p99: 4 };
const withinBudget: PageFigures = {
  js: 120_000,
  css: 9_000,
  html: 20_000,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  renderedPerSecond: 120,
  page: { fcp: 900, lcp: 1200, tbt: 170, cls: 0, pagesPerSecond: 960, p99: 45 },
  staticCopy,
};

const figures = ({ js = withinBudget.js, ...page }: Partial<Measured & Audit>): Figures => ({
  at: "2026-11-20T00:00:00.000Z",
  pages: { home: withinBudget, product: { ...withinBudget, js, page: { ...withinBudget.page, ...page } } },
  backend: { Decision: 250.4 },
  memory: { API: 120_000_000, Storefront: undefined },
});

test("the median is a measured value", () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test.each<[Partial<Measured & Audit>, string[]]>([
  [{}, []],
  [{ js: PRODUCT_JS + 1 }, [`product: js is ${PRODUCT_JS + 1}, at most ${PRODUCT_JS} is allowed`]],
  [{ lcp: 1201 }, ["product: lcp is 1201, at most 1200 is allowed"]],
  [{ tbt: 171 }, ["product: tbt is 171, at most 170 is allowed"]],
  [{ pagesPerSecond: 959 }, ["product: pagesPerSecond is 959, at least 960 is allowed"]],
  [{ cls: Number.NaN }, ["product: cls is NaN, at most 0.02 is allowed"]],
])("figures with %j exceed %j", (change, broken) => {
  expect(findBrokenBudgets(figures(change))).toEqual(broken);
});

test("the table has a column per page and marks missing figures", () => {
  const lines = formatTable(figures({})).split("\n");
  expect(lines[0]).toMatch(/^\s+home\s+product$/);
  expect(lines).toContainEqual(expect.stringMatching(/^JavaScript\s+120\.0 kB\s+120\.0 kB$/));
  expect(lines).toContainEqual(expect.stringMatching(/^Storefront\s+–$/));
});

test("a page loads its own chunks and those of its parent routes, each once", () => {
  const build = mkdtempSync(join(tmpdir(), "noren-build-"));
  mkdirSync(join(build, "assets/simple"), { recursive: true });
  const url = "/assets/simple/manifest-1.js";
  const manifest = {
    url,
    entry: { module: "/entry.js", imports: ["/shared.js"] },
    routes: {
      root: { module: "/root.js", css: ["/root.css"] },
      Product: { parentId: "root", module: "/product.js", imports: ["/shared.js"], css: ["/root.css", "/product.css"] },
      Cart: { parentId: "root", module: "/cart.js" },
    },
  };
  const files: Record<string, string> = {
    [url]: `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    ...Object.fromEntries(["entry", "shared", "root", "product", "cart"].map((name) => [`/${name}.js`, `"${name}"`])),
    "/root.css": "a{color:red}",
    "/product.css": "b{color:blue}",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text);
  const sum = (names: readonly string[]) =>
    names.reduce((total, file) => total + brotliCompressSync(Buffer.from(files[file] ?? "")).length, 0);
  expect(measureRoute(build, "Product")).toEqual({
    js: sum([url, "/entry.js", "/shared.js", "/root.js", "/product.js"]),
    css: sum(["/root.css", "/product.css"]),
  });
  expect(() => measureRoute(build, "Nowhere")).toThrow("no route Nowhere");
  rmSync(build, { recursive: true });
});

test("an import that takes more than a minute is reported", () => {
  expect(findSlowImports({ "import of 10000 rows": 61.25, undo: 12 })).toEqual([
    "import of 10000 rows: 61.3 s, at most 60 s is allowed",
  ]);
});

test("a task of the main thread blocks for what exceeds 50 ms, after the first paint", () => {
  const main = { pid: 1, tid: 2 };
  const task = (ts: number, tdur: number, thread = main) => ({
    ...thread,
    name: "RunTask",
    cat: "disabled-by-default-devtools.timeline",
    ts: ts * 1000,
    dur: tdur * 1000,
    tdur: tdur * 1000,
  });
  const paint = { ...main, name: "firstContentfulPaint", cat: "loading", ts: 460_000 };
  const events = [task(100, 300), paint, task(600, 70), task(700, 50), task(800, 90, { pid: 1, tid: 3 })];
  expect(toBlockingTime(events)).toBe(20);
  expect(toBlockingTime([])).toBeNaN();
});

test("a static copy has no scripts and loads none", () => {
  const kept = '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/b.avif"/><p>茶碗</p>';
  const scripts =
    '<link rel="modulepreload" href="/c.js"/><script nonce="d">e()</script><script src="/f.js" async=""></script>';
  expect(withoutScripts(kept + scripts)).toBe(kept);
});
