import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { attributes } from "../db/schema/catalogue.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const scale = { min: 1, max: 5, low: "まろやか", high: "爽やか" };
const roast = { min: 1, max: 3, low: "浅い", high: "深い", steps: ["浅煎り", "中煎り", "深煎り"] };

describe("the attributes of a shop", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const channelId = shop.simple.id;
    await shop.db.insert(attributes).values([
      { channelId, key: "weight", name: "内容量", unit: "g", isCompare: true, better: "higher", position: 9 },
      { channelId, key: "acidity", name: "酸味", scale, isCard: true, position: 2 },
      { channelId, key: "roast", name: "焙煎", scale: roast, isCard: true, isFilter: true, position: 1 },
      {
        channelId,
        key: "brew",
        name: "淹れ方",
        isFilter: true,
        choices: [
          { key: "paper", name: "ペーパードリップ" },
          { key: "press", name: "フレンチプレス" },
        ],
        position: 3,
      },
      { channelId, key: "sweetness", name: "甘み", scale: roast, isCard: true, position: 10 },
      { channelId: shop.fl1.id, key: "weight", name: "よその重さ", unit: "kg" },
    ]);
    await insertProducts(shop.db, channelId, [
      productDraft("kiteki", {
        name: "豆の汽笛",
        attributes: { weight: 200.5, acidity: 4.5, roast: 2, brew: ["press", "paper"], unknown: 1 },
      }),
      productDraft("dark", { name: "豆の夜", attributes: { acidity: 1, roast: 3, brew: ["gone"] } }),
      productDraft("mild", { name: "豆の朝", attributes: { acidity: 2.5, roast: "2" as never } }),
      productDraft("kettle", { name: "豆のやかん" }),
      productDraft("old", { name: "昔の茶", attributes: { sweetness: 4 } }),
    ]);
  });
  const list = (query: { attributes?: string; near?: string; by?: string; word?: string }) =>
    shop.call(calls.listProducts, { query });
  const keys = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).body.data.map(({ key }: { key: string }) => key);

  it("have no scale without two ends", async () => {
    const empty = { channelId: shop.simple.id, key: "empty", name: "空", scale: { ...scale, max: 1 } };
    const saved = shop.db.insert(attributes).values(empty).execute();
    await expect(saved).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  it("are part of a product in the shop's order, with texts for display", async () => {
    const { body } = await shop.call(calls.getProduct, { params: { key: "kiteki" } });
    const { steps: _, ...ends } = roast;
    expect(body.attributes).toEqual([
      { key: "roast", name: "焙煎", text: "中煎り", number: 2, scale: ends },
      { key: "acidity", name: "酸味", text: "4.5", number: 4.5, scale },
      { key: "brew", name: "淹れ方", text: "ペーパードリップ・フレンチプレス", choices: ["paper", "press"] },
      { key: "weight", name: "内容量", text: "200.5g", number: 200.5, unit: "g", is_compare: true, better: "higher" },
    ]);
  });

  it("are in lists where cards or tables need them, and absent for a product without any", async () => {
    const { body } = await list({});
    const cards = body.data.map(({ key, attributes: facts }: { key: string; attributes?: { key: string }[] }) => [
      key,
      facts?.map((fact) => fact.key),
    ]);
    expect(cards).toEqual([
      ["kiteki", ["roast", "acidity", "weight"]],
      ["dark", ["roast", "acidity"]],
      ["mild", ["acidity"]],
      ["kettle", undefined],
      ["old", undefined],
    ]);
  });

  it("omit a number outside a scale that the shop has shortened", async () => {
    const { body } = await shop.call(calls.getProduct, { params: { key: "old" } });
    expect(body.attributes).toBeUndefined();
    expect((await list({})).status).toBe(200);
  });

  it("order the list by a number, in both directions; products without it come last", async () => {
    expect(await keys({ by: "acidity" })).toEqual(["dark", "mild", "kiteki", "kettle", "old"]);
    expect(await keys({ by: "-acidity" })).toEqual(["kiteki", "mild", "dark", "kettle", "old"]);
    expect(await keys({ by: "-acidity", word: "豆" })).toEqual(["kiteki", "mild", "dark", "kettle"]);
  });

  it("filter the list, also those that are no facet; what the shop does not define matches nothing", async () => {
    expect(await keys({ attributes: "acidity:2..4.5" })).toEqual(["kiteki", "mild"]);
    expect(await keys({ attributes: "acidity:..2.5;roast:3.." })).toEqual(["dark"]);
    expect(await keys({ attributes: "brew:paper,gone" })).toEqual(["kiteki", "dark"]);
    expect(await keys({ attributes: "brew:1" })).toEqual([]);
    expect(await keys({ attributes: "none:1..2" })).toEqual([]);
    // Such a value stays with the product, perhaps because shoppers must not know it.
    expect(await keys({ attributes: "unknown:1..2" })).toEqual([]);
    expect((await list({ attributes: "unknown:1..2", word: "豆" })).body.data).toEqual([]);
    expect((await list({})).body.facets.attributes).toMatchObject([
      { key: "roast", name: "焙煎", choices: [], range: { min: 2, max: 3, unit: "", scale: roast } },
      { key: "brew", choices: [{ key: "paper" }, { key: "press" }] },
    ]);
  });

  it("keep a chosen choice in the filter, also where no product has it", async () => {
    const { body } = await list({ attributes: "brew:press", word: "やかん" });
    expect(body.data).toEqual([]);
    expect(body.facets.attributes).toEqual([
      {
        key: "brew",
        name: "淹れ方",
        choices: [{ key: "press", name: "フレンチプレス", product_count: 0 }],
      },
    ]);
  });

  it("keep a range of the filter, also where no product has a number", async () => {
    const { body } = await list({ attributes: "roast:3..", word: "やかん" });
    expect(body.data).toEqual([]);
    expect(body.facets.attributes).toMatchObject([{ key: "roast", name: "焙煎", range: { min: 3, max: 3 } }]);
  });

  it("sort by nearness, products without the attribute last", async () => {
    expect(await keys({ near: "acidity:2" })).toEqual(["mild", "dark", "kiteki", "kettle", "old"]);
    expect(await keys({ near: "acidity:5;roast:3" })).toEqual(["kiteki", "dark", "mild", "kettle", "old"]);
    expect(await keys({ near: "acidity:2", word: "豆" })).toEqual(["mild", "dark", "kiteki", "kettle"]);
    expect(await keys({ near: "weight:1;none:3" })).toEqual(await keys({}));
  });

  it("may be as many and as long as the list takes them", async () => {
    const near = Array.from({ length: 8 }, (_, index) => `${index}${"k".repeat(39)}:-999999999.999`).join(";");
    expect((await list({ near })).status).toBe(200);
  });

  it.each([
    { attributes: "" },
    { attributes: "roast" },
    { attributes: "roast:.." },
    { attributes: "roast:1..2;" },
    { attributes: "Roast:1..2" },
    { attributes: "roast:1e3..2" },
    { attributes: "brew:paper,,press" },
    { attributes: "brew:<b>" },
    { attributes: Array.from({ length: 9 }, (_, index) => `a${index}:x`).join(";") },
    { near: "acidity:" },
    { near: "acidity:4,5" },
  ])("refuse %j", async (query) => expect((await list(query)).status).toBe(422));
});
