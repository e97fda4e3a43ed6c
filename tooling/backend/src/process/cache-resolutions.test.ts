import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const CACHE = new URL("cache-resolutions.ts", import.meta.url).href;
const SCHEMA = new URL("../db/schema/order.ts", import.meta.url).href;

/** Loads tables, which import drizzle-orm, in a process; returns the files of the packages that it loaded, in order. */
function listLoadedFiles(flags: readonly string[]): string[] {
  const script = `
    import { registerHooks } from "node:module";
    const urls = [];
    registerHooks({ load: (url, context, load) => (urls.push(url), load(url, context)) });
    await import(${JSON.stringify(SCHEMA)});
    await import(${JSON.stringify(import.meta.resolve("date-fns/addSeconds"))});
    console.log(JSON.stringify(urls.filter((url) => /drizzle-orm|date-fns/.test(url))));`;
  const output = execFileSync(process.execPath, [...flags, "--input-type=module", "-e", script], { encoding: "utf8" });
  return JSON.parse(output) as string[];
}

it("finds the files that Node finds", () => {
  const files = listLoadedFiles([]);
  expect(files.length).toBeGreaterThan(100);
  expect(listLoadedFiles(["--import", CACHE]).toSorted()).toEqual(files.toSorted());
});
