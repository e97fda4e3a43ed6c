import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { checkSeed } from "./check-seed.ts";
import { checkWriting } from "./check-writing.ts";
import { readWriting } from "./read-writing.ts";
import { SeedBrands, SeedCategories, SeedContent, SeedNews, SeedProduct, SeedShop } from "./shapes.ts";
import type { ShopSeed } from "./shop-seed.ts";
import type { Studio } from "./studio.ts";
import { SeedWriting } from "./writing-shapes.ts";

const SEED = fileURLToPath(new URL("../../seed", import.meta.url));

/**
 * Reads the files of a shop: `<folder>/<key>/*.json`, its products in the order of their files, and the pages that all
 * shops share, which its own pages with the same path replace.
 *
 * @throws Error that lists every error by file and key
 */
export function readSeed(key: string, studio: Studio, folder = SEED): ShopSeed {
  const own = join(folder, key);
  const problems: string[] = [];
  const hold = <S extends v.GenericSchema>(schema: S, file: string, value: unknown): v.InferOutput<S> | undefined => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    problems.push(...result.issues.map((issue) => `${key}/${file}: ${v.getDotPath(issue) ?? ""} ${issue.message}`));
    return undefined;
  };
  const read = <S extends v.GenericSchema>(schema: S, file: string) =>
    hold(schema, file, JSON.parse(readFileSync(join(own, file), "utf8")));
  const shop = read(SeedShop, "shop.json");
  const brands = read(SeedBrands, "brands.json");
  const categories = read(SeedCategories, "categories.json");
  const content = read(SeedContent, "content.json");
  const news = read(SeedNews, "news.json");
  const writing = hold(SeedWriting, "*.json", readWriting(folder, own));
  const products = globSync("products/*.json", { cwd: own })
    .sort()
    .flatMap((file) => read(v.array(SeedProduct), file) ?? []);
  if (problems.length > 0 || !shop || !brands || !categories || !content || !news || !writing)
    throw seedError(problems);

  const pages = new Map([...readPages(join(folder, "pages")), ...readPages(join(own, "pages"))]);
  const seed: ShopSeed = { key, shop, brands, categories, products, content, news, writing, pages };
  const wrong = [...checkSeed(seed, studio), ...checkWriting(seed, studio)];
  if (wrong.length > 0) throw seedError(wrong.map((problem) => `${key}: ${problem}`));
  return seed;
}

function readPages(folder: string): [string, string][] {
  return globSync("**/*.html", { cwd: folder })
    .sort()
    .map((file) => [`/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`, readFileSync(join(folder, file), "utf8")]);
}

function seedError(problems: readonly string[]): Error {
  return new Error(`The seed has mistakes:\n${problems.join("\n")}`);
}
