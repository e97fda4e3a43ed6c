import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { checkSeed } from "./check-seed.ts";
import { checkEditorial } from "./check-editorial.ts";
import { readEditorial } from "./read-editorial.ts";
import { SeedBrands, SeedCategories, SeedContent, SeedNews, SeedProduct, SeedShop } from "./shapes.ts";
import type { ShopSeed } from "./shop-seed.ts";
import type { Studio } from "./studio.ts";
import { SeedEditorial } from "./editorial-shapes.ts";

const SEED = fileURLToPath(new URL("../../seed", import.meta.url));

/**
 * Reads the files of a shop: `<folder>/<key>/*.json`, its products in the order of their files, and the pages that all
 * shops share, which its own pages with the same path replace.
 *
 * @throws Error that lists every schema error by file and key or, without any, every broken reference; a missing or malformed
 *   file throws as it is
 */
export function readSeed(key: string, studio: Studio, folder = SEED): ShopSeed {
  const shopFolder = join(folder, key);
  const schemaErrors: string[] = [];
  const validate = <S extends v.GenericSchema>(
    schema: S,
    file: string,
    value: unknown,
  ): v.InferOutput<S> | undefined => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    schemaErrors.push(...result.issues.map((issue) => `${key}/${file}: ${v.getDotPath(issue) ?? ""} ${issue.message}`));
    return undefined;
  };
  const read = <S extends v.GenericSchema>(schema: S, file: string) =>
    validate(schema, file, JSON.parse(readFileSync(join(shopFolder, file), "utf8")));
  const shop = read(SeedShop, "shop.json");
  const brands = read(SeedBrands, "brands.json");
  const categories = read(SeedCategories, "categories.json");
  const content = read(SeedContent, "content.json");
  const news = read(SeedNews, "news.json");
  const editorial = validate(SeedEditorial, "*.json", readEditorial(folder, shopFolder));
  const products = globSync("products/*.json", { cwd: shopFolder })
    .sort()
    .flatMap((file) => read(v.array(SeedProduct), file) ?? []);
  if (schemaErrors.length > 0 || !shop || !brands || !categories || !content || !news || !editorial)
    throw seedError(schemaErrors);

  const pages = new Map([...readPages(join(folder, "pages")), ...readPages(join(shopFolder, "pages"))]);
  const seed: ShopSeed = { key, shop, brands, categories, products, content, news, editorial, pages };
  const keys = {
    product: new Set(products.map((product) => product.key)),
    brand: new Set(brands.map((brand) => brand.key)),
    collection: new Set(content.collections.map(({ alias }) => alias)),
    "category of questions": new Set(editorial.qas.map((category) => category.key)),
  };
  const referenceErrors = [...checkSeed(seed, studio), ...checkEditorial(editorial, keys, studio)];
  if (referenceErrors.length > 0) throw seedError(referenceErrors.map((error) => `${key}: ${error}`));
  return seed;
}

/** Reads the `*.html` files of a folder by the path of their page. */
export function readPages(folder: string): [string, string][] {
  return globSync("**/*.html", { cwd: folder })
    .sort()
    .map((file) => [`/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`, readFileSync(join(folder, file), "utf8")]);
}

function seedError(errors: readonly string[]): Error {
  return new Error(`The seed has errors:\n${errors.join("\n")}`);
}
