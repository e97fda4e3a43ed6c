import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { findBrokenBudgets, findSlowImports } from "./budgets.ts";
import { type Figures, median, type PageFigures } from "./figures.ts";
import { measureRouteJs } from "./measure-route-js.ts";
import { formatTable } from "./format-table.ts";

const withinBudget: PageFigures = {
  js: 120_000,
  css: 9_000,
  html: 20_000,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1500,
  tbt: 40,
  cls: 0,
  pagesPerSecond: 900,
  p99: 45,
};

const figures = (change: Partial<PageFigures>): Figures => ({
  at: "2026-11-20T00:00:00.000Z",
  pages: { home: withinBudget, product: { ...withinBudget, ...change } },
  backend: { Decision: 250.4 },
  memory: { API: 120_000_000, Storefront: undefined },
});

test("the median is a measured value", () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test.each<[Partial<PageFigures>, string[]]>([
  [{}, []],
  [{ js: 160_701 }, ["product: js is 160701, at most 160700 is allowed"]],
  [{ lcp: 1801 }, ["product: lcp is 1801, at most 1800 is allowed"]],
  [{ pagesPerSecond: 599 }, ["product: pagesPerSecond is 599, at least 600 is allowed"]],
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
      root: { module: "/root.js" },
      Product: { parentId: "root", module: "/product.js", imports: ["/shared.js"] },
      Cart: { parentId: "root", module: "/cart.js" },
    },
  };
  const files: Record<string, string> = {
    [url]: `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    ...Object.fromEntries(["entry", "shared", "root", "product", "cart"].map((name) => [`/${name}.js`, `"${name}"`])),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text);
  const expected = [url, "/entry.js", "/shared.js", "/root.js", "/product.js"];
  expect(measureRouteJs(build, "Product")).toBe(
    expected.reduce((sum, file) => sum + brotliCompressSync(Buffer.from(files[file] ?? "")).length, 0),
  );
  expect(() => measureRouteJs(build, "Nowhere")).toThrow("no route Nowhere");
  rmSync(build, { recursive: true });
});

test("an import that takes more than a minute is reported", () => {
  expect(findSlowImports({ "import of 10000 rows": 61.25, undo: 12 })).toEqual([
    "import of 10000 rows: 61.3 s, at most 60 s is allowed",
  ]);
});
