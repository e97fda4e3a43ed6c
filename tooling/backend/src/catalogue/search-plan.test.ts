import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { defaultGroups } from "../search/channel-synonyms.ts";
import { indexSynonyms } from "../search/synonyms.ts";
import { readLiterally } from "../search/terms.ts";
import { filterSql } from "./product-filter.ts";

it("searches words with the word index only, which contains the channel", async () => {
  const { db, simple, fl1 } = await openTestShop();
  for (const { id } of [simple, fl1]) {
    await insertProducts(
      db,
      id,
      Array.from({ length: 60 }, (_, index) =>
        productDraft(`cup-${index}`, { name: index % 20 === 0 ? "青磁の湯呑み" : "白磁の小皿" }),
      ),
    );
  }
  await db.execute(sql`VACUUM ANALYZE products`);
  const filter = {
    categoryIds: null,
    brandKeys: null,
    makerKey: null,
    tagId: null,
    attributes: [],
    word: "湯呑み",
    priceMin: null,
    priceMax: null,
    inStock: false,
    releasedAfter: null,
  };
  const reading = readLiterally(filter.word, indexSynonyms(defaultGroups));
  expect(reading.terms.length, "with synonyms").toBeGreaterThan(5);
  const { values, always, ctes, from } = filterSql(simple.id, filter, reading);
  const client = await db.$client.connect();
  try {
    await client.query("SET enable_seqscan = off");
    const plan = await client.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) WITH ${ctes.join()} SELECT p.id FROM ${from} WHERE ${always}`,
      values,
    );
    const text = JSON.stringify(plan.rows);
    const indexes = new Set(text.match(/(?<="Index Name":")\w+/g));
    expect([...indexes].filter((name) => !name.endsWith("_pkey"))).toEqual(["products_search"]);
    // Each of the other shop's products would be a fourth row of a term.
    expect(text).toMatch(/"Node Type":"Bitmap Index Scan".*"Index Name":"products_search"/);
    expect(text).toMatch(/"Node Type":"Aggregate".*"Actual Rows":3\b/);
  } finally {
    client.release(true);
  }
});
