import { findUnknownValues } from "../catalogue/attributes.ts";
import type { ShopSeed } from "./shop-seed.ts";
import type { SeedBrand, SeedCategory, SeedContent, SeedNews, SeedProduct } from "./shapes.ts";
import type { Studio } from "./studio.ts";

/** Finds errors across files that the schemas cannot: missing references, duplicates and contradictions. */
export function checkSeed(seed: ShopSeed, studio: Studio): string[] {
  const allCategories = seed.categories.flatMap((category) => [category, ...category.children]);
  const rates = new Map(allCategories.map((category) => [category.key, category.tax_rate]));
  const brands = new Set(seed.brands.map((brand) => brand.key));
  const keys = new Set(seed.products.map((product) => product.key));

  const checkProduct = (product: SeedProduct): string[] => {
    const { key, categories, brand, tax_rate } = product;
    const rate = rates.get(categories[0] ?? "");
    const problems = categories.filter((each) => !rates.has(each)).map((each) => `unknown category "${each}"`);
    if (brand !== null && !brands.has(brand)) problems.push(`unknown brand "${brand}"`);
    if (rate != null && rate !== tax_rate) problems.push(`the tax rate of its category is ${rate}, not ${tax_rate}`);
    if (product.before_price !== undefined && product.before_price <= product.price)
      problems.push("before_price is not higher than price");
    problems.push(
      ...checkVariants(product),
      ...findUnknownValues(product.attributes, seed.editorial.attributes).map((value) => `unknown attribute ${value}`),
    );
    return [...problems.map((problem) => `${key}: ${problem}`), ...missingShots(studio, product.pictures, key)];
  };

  return [
    ...findDuplicates(
      seed.products.map((product) => product.key),
      "product",
    ),
    ...findDuplicates(
      seed.products.map((product) => product.code),
      "product code",
    ),
    ...checkTaxonomy(seed.brands, seed.categories, studio),
    ...checkNews(seed.news),
    ...checkContent(seed.content, keys, studio),
    ...seed.products.flatMap(checkProduct),
  ];
}

const missingShots = ({ shots }: Studio, names: readonly (string | undefined)[], where: string): string[] =>
  names
    .filter((name) => name !== undefined && !shots.has(name))
    .map((name) => `${where}: the studio has no shot "${name}"`);

/** Finds missing pictures and duplicates in a shop's brands and categories. */
export function checkTaxonomy(
  brands: readonly SeedBrand[],
  categories: readonly SeedCategory[],
  studio: Studio,
): string[] {
  const all = categories.flatMap((category) => [category, ...category.children]);
  return [
    ...findDuplicates(
      all.map(({ key }) => key),
      "category",
    ),
    ...findDuplicates(
      brands.map(({ key }) => key),
      "brand",
    ),
    ...all.flatMap(({ key, picture }) => missingShots(studio, [picture], `category ${key}`)),
  ];
}

/** Finds duplicates in a shop's news. */
export const checkNews = (news: SeedNews): string[] =>
  findDuplicates(
    news.map(({ key }) => key),
    "news",
  );

/** Finds missing references and duplicates in a shop's banners, collections and messages. */
export function checkContent(
  { banners, collections, messages }: SeedContent,
  products: ReadonlySet<string>,
  studio: Studio,
): string[] {
  const unknownProducts = (keys: readonly string[], where: string) =>
    keys.filter((key) => !products.has(key)).map((key) => `${where}: unknown product "${key}"`);
  return [
    ...findDuplicates(
      messages.map((message) => message.code),
      "message",
    ),
    ...findDuplicates(
      collections.map((collection) => collection.alias),
      "collection",
    ),
    ...banners.flatMap((banner) =>
      missingShots(studio, [banner.picture, banner.picture_tall], `banner "${banner.title}"`),
    ),
    ...collections.flatMap(({ alias, products: chosen, people }) => [
      ...unknownProducts(chosen, `collection ${alias}`),
      ...findDuplicates(chosen, `product of collection ${alias}`),
      ...findDuplicates(
        people.map(({ key }) => key),
        `person of collection ${alias}`,
      ),
      ...people.flatMap(({ key, picture, products: own }) => [
        ...missingShots(studio, [picture], key),
        ...unknownProducts(own, key),
      ]),
    ]),
  ];
}

function checkVariants({ stock, options, variants, pictures }: SeedProduct): string[] {
  if (!options || !variants) {
    return stock === undefined || options || variants ? ["it needs either a stock, or options with variants"] : [];
  }
  const problems = findDuplicates(
    variants.map((variant) => variant.values.join("／")),
    "variant",
  );
  if (stock !== undefined) problems.push("the stock must be set on the variants");
  for (const { values, picture } of variants) {
    if (values.length !== options.length) problems.push(`"${values.join("／")}" does not have a value for each option`);
    if (picture !== undefined && !pictures.includes(picture)) problems.push(`"${picture}" is not among its pictures`);
  }
  return problems;
}

/** Reports each name that occurs more than once. */
export function findDuplicates(names: readonly string[], what: string): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size).map((name) => `duplicate ${what} "${name}"`);
}
