import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { readSeed } from "./read-seed.ts";
import { readSeedPackings } from "./seed-packings.ts";
import { SEED_SHOPS } from "./shops.ts";
import { openStudio } from "./studio.ts";

const studio = await openStudio();
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the seed with one text replaced in one file. */
function withReplacement(file: string, good: string, bad: string): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-seed-"));
  folders.push(folder);
  cpSync(fileURLToPath(new URL("../../seed", import.meta.url)), folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(good);
  writeFileSync(path, text.replace(good, bad));
  return folder;
}

describe("the seed", () => {
  it("of the general and gift shop fills its categories", () => {
    const { products, categories, brands, news, pages } = readSeed("simple", studio);
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(brands.length).toBeGreaterThanOrEqual(20);
    expect(news.length).toBeGreaterThanOrEqual(10);
    expect(products.some((product) => product.tax_rate === 8)).toBe(true);
    expect(products.some((product) => product.stock === 0)).toBe(true);
    expect(products.some((product) => product.added_days_ago < 30)).toBe(true);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        "/company",
        "/external-transmission",
        "/guide",
        "/guide/delivery",
        "/guide/payment",
        "/guide/return",
        "/law",
        "/privacy",
        "/terms",
      ]),
    );
  });

  it("gives each product of the general shop a unique picture", () => {
    const first = readSeed("simple", studio).products.map((product) => product.pictures[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  it.each([
    ["fl1", 24, 8],
    ["students", 24, 6],
    ["lat", 24, 8],
    ["wag", 24, 8],
    ["sou", 24, 8],
    ["tee", 24, 8],
    ["ven", 48, 8],
    ["gen", 48, 12],
    ["for", 24, 8],
    ["sig", 24, 5],
    ["fl2", 30, 6],
  ])("of %s has %i products or more on %i categories or more", (key, products, categories) => {
    const seed = readSeed(key, studio);
    expect(seed.products.length).toBeGreaterThanOrEqual(products);
    expect(seed.categories.length).toBeGreaterThanOrEqual(categories);
  });

  it("of wag states as an attribute how long its sweets keep, as their delivery counts it", () => {
    for (const { key, attributes, shelf_life } of readSeed("wag", studio).products) {
      expect([key, attributes["keeps"]]).toEqual([key, shelf_life?.days]);
    }
  });

  it("of wag offers the のし that its pages promise, in black and white for mourning", () => {
    const { occasions } = readSeedPackings("wag");
    expect(occasions.filter(({ noshi }) => !noshi)).toEqual([]);
    const mourning = occasions.filter(({ nature }) => nature === "mourning");
    expect(mourning.map(({ noshi }) => noshi?.titles[0])).toEqual(["御供", "志"]);
    expect(mourning.every(({ noshi }) => !noshi?.cords.includes("red-white"))).toBe(true);
  });

  it("of sou states as an attribute where the maker of each product works", () => {
    const { products, editorial } = readSeed("sou", studio);
    const brandOf = new Map(editorial.makers.flatMap(({ key, brands }) => brands.map((brand) => [brand, key])));
    for (const { key, brand, attributes } of products) {
      expect([key, attributes["place"]]).toEqual([key, [brandOf.get(brand ?? "")]]);
    }
  });

  it.each(SEED_SHOPS)("of %s asks new members for the company that an invoice is made out to", (key) => {
    const { shop } = readSeed(key, studio);
    expect(shop.payment_methods.map(({ code }) => code)).toContain("invoice");
    expect(shop.settings["MEMBER.REGISTRATION_FIELDS"]).toEqual(["company_name", "department"]);
  });

  it.each([
    [
      "simple/products/tableware.json",
      '"pictures": ["bowl-celadon"]',
      '"pictures": ["no-such"]',
      'the studio has no shot "no-such"',
    ],
    [
      "simple/products/tableware.json",
      '"key": "tokusa-meshiwan"',
      '"key": "seiji-meshiwan"',
      'duplicate product "seiji-meshiwan"',
    ],
    ["simple/products/sweets.json", '"tax_rate": 8', '"tax_rate": 10', "the tax rate of its category is 8, not 10"],
    ["simple/products/sweets.json", '"tax_rate": 8', '"tax_rate": 5', "a tax rate is 8 or 10"],
    ["simple/products/kitchen.json", '"brand": "kamado"', '"brand": "unknown"', 'unknown brand "unknown"'],
    [
      "simple/products/kitchen.json",
      '"categories": ["pots"]',
      '"categories": ["unknown"]',
      'unknown category "unknown"',
    ],
    [
      "simple/products/kitchen.json",
      '"before_price": 19800',
      '"before_price": 9800',
      "before_price is not higher than price",
    ],
    ["simple/content.json", '"seiji-meshiwan"', '"unknown"', 'unknown product "unknown"'],
    ["simple/content.json", '"/product?category=gift"', '"//elsewhere.example"', "a link stays in the shop"],
  ])("with an error in %s is rejected with a message that names it", (file, good, bad, message) => {
    expect(() => readSeed("simple", studio, withReplacement(file, good, bad))).toThrow(message);
  });
});
