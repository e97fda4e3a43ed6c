import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { attributes, brands, makers, productTags, tags } from "../db/schema/catalogue.ts";
import { insertCategoriesAndBrands, insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const PRODUCTS = 48;
const CATEGORIES = ["tea", "bowls", "cups"] as const;
const BRANDS = ["ai", "beni", "cha", "other"] as const;
/** The maker of each brand; `other` has none. */
const MAKERS: Record<string, string> = { ai: "yama", beni: "yama", cha: "umi" };
const TAGS = ["gift", "sale", "spring"] as const;
const COLORS = ["red", "blue", "white"] as const;

/** Products that spread unevenly over everything that can be filtered. */
const items = Array.from({ length: PRODUCTS }, (_, index) => {
  const brand = index % 7 === 0 ? null : (BRANDS[(index * 5) % BRANDS.length] ?? null);
  return {
    key: `p${index}`,
    brand,
    maker: brand === null ? null : (MAKERS[brand] ?? null),
    category: CATEGORIES[(index * index) % CATEGORIES.length] ?? "tea",
    colors: COLORS.filter((_color, position) => (index + position) % 4 === 0),
    /** Null for a product that has none. */
    roast: index % 6 === 0 ? null : 1 + (index % 15) / 2,
    tags: TAGS.filter((_tag, position) => (index + position) % (position + 2) === 0),
    price: 500 + ((index * 37) % 12) * 250,
    stock: index % 5,
    isShow: index % 11 !== 3,
  };
});
type Item = (typeof items)[number];

interface Query {
  brand?: string;
  maker?: string;
  tag?: string;
  color?: string;
  roast?: number;
  category?: string;
  price_max?: number;
  in_stock?: boolean;
  word?: string;
}

const TESTS: { [Name in keyof Query]-?: (item: Item, wanted: NonNullable<Query[Name]>) => boolean } = {
  brand: (item, wanted) => item.brand !== null && wanted.split(",").includes(item.brand),
  maker: (item, wanted) => item.maker === wanted,
  tag: (item, wanted) => item.tags.some((tag) => tag === wanted),
  color: (item, wanted) => item.colors.some((color) => wanted.split(",").includes(color)),
  roast: (item, wanted) => item.roast !== null && item.roast >= wanted && item.roast <= wanted + 2,
  category: (item, wanted) => item.category === wanted,
  price_max: (item, wanted) => item.price <= wanted,
  in_stock: (item, wanted) => !wanted || item.stock > 0,
  word: () => true,
};

/** The products that match all parts of the query, or all but one. */
const listMatching = (query: Query, own: keyof Query | null = null): Item[] =>
  items.filter(
    (item) =>
      item.isShow &&
      Object.entries(query).every(([name, wanted]) => {
        const test = TESTS[name as keyof Query] as (item: Item, wanted: unknown) => boolean;
        return name === own || test(item, wanted);
      }),
  );

function countBy(found: readonly Item[], keysOf: (item: Item) => readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of found.flatMap(keysOf)) if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const toCounts = (choices: readonly { key: string; product_count: number }[]): Record<string, number> =>
  Object.fromEntries(choices.map(({ key, product_count }) => [key, product_count]));

const queries: fc.Arbitrary<Query> = fc.record(
  {
    brand: fc.constantFrom("ai", "beni", "ai,cha", "other,beni"),
    maker: fc.constantFrom("yama", "umi"),
    tag: fc.constantFrom(...TAGS),
    color: fc.constantFrom("red", "blue,white", "unknown"),
    roast: fc.constantFrom(1, 3.5, 7),
    category: fc.constantFrom(...CATEGORIES),
    price_max: fc.integer({ min: 400, max: 3500 }),
    in_stock: fc.boolean(),
    word: fc.constant("品"),
  },
  { requiredKeys: [] },
);

/** The call's query. */
function toCallQuery({ color, roast, ...query }: Query) {
  const conditions = [
    ...(color === undefined ? [] : [`color:${color}`]),
    ...(roast === undefined ? [] : [`roast:${roast}..${roast + 2}`]),
  ];
  return { ...query, ...(conditions.length > 0 && { attributes: conditions.join(";") }) };
}

describe("the facets of the list", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const { db } = shop;
    const channelId = shop.simple.id;
    await insertCategoriesAndBrands(db, channelId, {
      categories: { tea: "茶", bowls: "鉢", cups: "湯呑み" },
      brands: Object.fromEntries(BRANDS.map((key) => [key, { name: key, kana: "" }])),
    });
    const made = await db
      .insert(makers)
      .values(["yama", "umi"].map((key) => ({ channelId, key, name: key })))
      .returning();
    for (const [brand, maker] of Object.entries(MAKERS))
      await db
        .update(brands)
        .set({ makerId: made.find(({ key }) => key === maker)?.id ?? 0 })
        .where(and(eq(brands.channelId, channelId), eq(brands.key, brand)));
    await db.insert(attributes).values([
      { channelId, key: "color", name: "色", choices: COLORS.map((key) => ({ key, name: key })), isFilter: true },
      {
        channelId,
        key: "roast",
        name: "焙煎",
        scale: { min: 1, max: 8, low: "浅煎り", high: "深煎り" },
        isFilter: true,
      },
      { channelId, key: "weight", name: "重さ", unit: "g" },
    ]);
    const tagRows = await db
      .insert(tags)
      .values([
        ...TAGS.map((key, position) => ({ channelId, key, name: key, position })),
        { channelId, key: "secret", name: "ご招待", position: 9, passwordHash: "locked" },
      ])
      .returning();
    const ids = await insertProducts(
      db,
      channelId,
      items.map(({ key, brand, category, price, stock, isShow, colors, roast }) =>
        productDraft(key, {
          name: `品${key}`,
          ...(brand !== null && { brand }),
          categories: [category],
          price,
          stock,
          isShow,
          attributes: { weight: 5, ...(colors.length > 0 && { color: colors }), ...(roast !== null && { roast }) },
        }),
      ),
    );
    const idOf = (key: string) => tagRows.find((row) => row.key === key)?.id ?? 0;
    await db
      .insert(productTags)
      .values(
        items.flatMap((item, index) =>
          [...item.tags, "secret"].map((key) => ({ tagId: idOf(key), productId: ids[index] ?? 0 })),
        ),
      );
  });

  it("count what a shopper finds, each with the other filters applied", async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { status, body, headers } = await shop.call(calls.listProducts, { query: toCallQuery(query) });
        expect(status).toBe(200);
        expect(headers.get("x-total")).toBe(String(listMatching(query).length));
        const { facets } = body;
        expect(toCounts(facets.brands)).toEqual(countBy(listMatching(query, "brand"), (item) => [item.brand]));
        expect(toCounts(facets.makers)).toEqual(countBy(listMatching(query, "maker"), (item) => [item.maker]));
        expect(toCounts(facets.tags)).toEqual(countBy(listMatching(query, "tag"), (item) => item.tags));
        expect(toCounts(facets.categories)).toEqual(
          countBy(listMatching(query, "category"), (item) => [item.category]),
        );
        const [color, roast] = ["color", "roast"].map((key) =>
          facets.attributes?.find((facet: { key: string }) => facet.key === key),
        );
        // A chosen choice stays in the filter without products.
        const colors = (color?.choices ?? []).filter((choice: { product_count: number }) => choice.product_count > 0);
        expect(toCounts(colors)).toEqual(countBy(listMatching(query, "color"), (item) => item.colors));
        const roasts = listMatching(query, "roast").flatMap((item) => item.roast ?? []);
        const { roast: chosen } = query;
        // A chosen range stays in the filter without products.
        if (roasts.length === 0 && chosen !== undefined) roasts.push(chosen, chosen + 2);
        expect(roast?.range ?? null).toEqual(
          roasts.length > 0
            ? expect.objectContaining({ min: Math.min(...roasts), max: Math.max(...roasts), unit: "" })
            : null,
        );
        const prices = listMatching(query, "price_max").map(({ price }) => price);
        expect(facets.price_min).toBe(prices.length > 0 ? Math.min(...prices) : null);
        expect(facets.budgets).toEqual(
          [
            { price_min: null, price_max: 3000 },
            { price_min: 3000, price_max: 5000 },
            { price_min: 5000, price_max: 10_000 },
            { price_min: 10_000, price_max: null },
          ].map(({ price_min, price_max }) => ({
            price_min,
            price_max,
            product_count: prices.filter((price) => price >= (price_min ?? 0) && price <= (price_max ?? Infinity))
              .length,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("never reveal which products have a tag with a password", async () => {
    const { body } = await shop.call(calls.listProducts);
    expect(body.facets.tags.map(({ key }: { key: string }) => key)).toEqual([...TAGS]);
  });
});
