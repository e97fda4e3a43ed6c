import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "../db/pool.ts";
import { closeDemo } from "../seed/close-demo.ts";
import { DEMO_LOGIN } from "../seed/shops.ts";
import { seededDatabase } from "../testing/database.ts";
import { COPIED_TABLES } from "./copy-tables.ts";
import { openChannel, setSettings } from "./new-channel.ts";

/** The tables that are not copied: customers' data, records of imports, and the client secrets of login providers. */
const NOT_COPIED = [
  ..."carts coupon_uses ecommerce_events exports import_products imports inquiries login_names mails member_coupons news_readers".split(
    " ",
  ),
  ..."oauth_accounts oauth_providers one_off_tokens order_lines orders payments product_histories".split(" "),
  "product_popularity",
  ..."product_likes product_requests product_search_histories review_helpful_marks review_photos reviews stock_movements stored_files users".split(
    " ",
  ),
];

let db: Db;
const rows = async <Row extends Record<string, unknown>>(query: string) => (await db.execute<Row>(sql.raw(query))).rows;

/** A shop's products without ids. */
const catalogue = (key: string) =>
  rows(`select p.key, p.price_from, b.key as brand,
          (select array_agg(c.key order by c.key) from product_categories pc join categories c on c.id = pc.category_id
           where pc.product_id = p.id and c.channel_id = p.channel_id) as categories,
          (select array_agg(i.path order by i.position) from product_images i where i.product_id = p.id) as pictures,
          (select array_agg(v.code || ':' || v.stock || ':' || coalesce(i.path, '') order by v.position, v.code)
           from variants v left join product_images i on i.id = v.image_id and i.product_id = p.id
           where v.product_id = p.id) as variants,
          (select array_agg(a.key order by pa.position) from product_accessories pa join products a on a.id = pa.accessory_id
           where pa.product_id = p.id and a.channel_id = p.channel_id) as accessories
        from products p left join brands b on b.id = p.brand_id and b.channel_id = p.channel_id
        where p.channel_id = (select id from channels where key = '${key}') order by p.key`);

/** The entries of a shop's collections without ids. */
const entries = (key: string) =>
  rows(`select c.alias, e.key, (select array_agg(p.key order by n) from unnest(e.product_ids) with ordinality x(id, n)
          join products p on p.id = x.id and p.channel_id = c.channel_id) as products
        from collection_entries e join collections c on c.id = e.collection_id
        where c.channel_id = (select id from channels where key = '${key}') order by 1, 2`);

const demoMembers = async (key: string) =>
  (
    await rows(`select 1 from users u join channels c on c.id = u.channel_id
                where c.key = '${key}' and u.username = '${DEMO_LOGIN.username}'`)
  ).length;

beforeAll(async () => {
  ({ db } = await seededDatabase());
  await db.execute(sql`delete from channels where key <> 'simple'`);
}, 120_000);

test("a channel whose name is not a theme has the client of that name and the source's theme", async () => {
  const { origin, settings } = await openChannel(db, {
    key: "corner-shop",
    from: "simple",
    name: "角の店",
    port: 8080,
  });
  expect(origin).toBe("http://corner-shop.localhost:8080");
  expect(settings).toMatchObject({ "SITE.THEME": "simple", "SITE.CLIENT": "corner-shop", "SITE.NAME": "角の店" });
  // The other shops did not agree to share their logins with the new one.
  expect(settings).not.toHaveProperty("LOGIN.SYNC_CHANNELS");
  expect(await demoMembers("corner-shop")).toBe(1);
});

test("a new channel has the catalogue and content of its source, and its own theme and host", async () => {
  // The orders of the demonstration member would lower the copy's stock.
  await closeDemo(db, new Date());
  const channel = await openChannel(db, {
    key: "wag",
    from: "simple",
    settings: { "SITE.TAGLINE": "季節の和菓子", "PLUGIN.MINE": 1 },
  });
  expect(channel.origin).toBe("http://wag.localhost:3000");
  expect(channel.settings).toMatchObject({
    "SITE.THEME": "wag",
    "SITE.CLIENT": null,
    "SITE.NAMESPACE": "noren_wag",
    "SITE.CHANNEL_PREFIX": "wag",
    "SITE.TAGLINE": "季節の和菓子",
    "PLUGIN.MINE": 1,
  });
  const products = await catalogue("simple");
  expect(products.length).toBeGreaterThan(24);
  expect(await catalogue("wag")).toEqual(products);
  expect((await entries("simple")).length).toBeGreaterThan(0);
  expect(await entries("wag")).toEqual(await entries("simple"));
  for (const table of ["banners", "news", "static_pages", "layouts", "messages", "coupons"]) {
    const counts = await rows(`select count(*)::int as n from ${table} group by channel_id`);
    expect(counts, table).toEqual([counts[0], counts[0], counts[0]]);
  }
  expect(await demoMembers("wag")).toBe(0);
});

test.each([
  ["an existing channel", { key: "simple", from: "simple" }, "The channel simple already exists."],
  ["a source that does not exist", { key: "lat", from: "unknown" }, /^Unknown channel unknown; known channels: simple/],
  ["an invalid name", { key: "Lat", from: "simple" }, /^Lat cannot be a channel/],
  [
    "an unknown setting",
    { key: "lat", from: "simple", settings: { "SITE.COLOUR": 1 } },
    /^Unknown setting SITE.COLOUR/,
  ],
  ["a wrong value", { key: "lat", from: "simple", settings: { "SITE.TAGLINE": 1 } }, /^Invalid value of SITE.TAGLINE/],
])("%s is rejected in one sentence, and nothing is written", async (_, options, message) => {
  await expect(openChannel(db, options)).rejects.toThrow(message);
  expect(await rows("select key from channels where key = 'lat'")).toEqual([]);
});

test("settings of an existing channel are changed, and a wrong one changes nothing", async () => {
  const read = async () => (await rows(`select settings from channels where key = 'simple'`))[0]?.["settings"];
  expect(await setSettings(db, "simple", { "LOGIN.IS_CODE": true, "LOGIN.SYNC_CHANNELS": ["fl1"] })).toEqual([
    { name: "LOGIN.IS_CODE", before: undefined, after: true },
    { name: "LOGIN.SYNC_CHANNELS", before: ["lat"], after: ["fl1"] },
  ]);
  expect(await read()).toMatchObject({ "LOGIN.IS_CODE": true, "LOGIN.SYNC_CHANNELS": ["fl1"], "SITE.THEME": "simple" });
  const before = await read();
  for (const [key, settings, message] of [
    ["unknown", {}, /^Unknown channel unknown; known channels: simple/],
    ["simple", { "SITE.COLOUR": 1 }, "Unknown setting SITE.COLOUR."],
    ["simple", { toString: 1 }, "Unknown setting toString."],
    ["simple", Object.fromEntries([["__proto__", 1]]), "Unknown setting __proto__."],
    ["simple", { "ORDER.DELIVERY.CHOOSABLE_DAYS": 1e9 }, /^Invalid value of ORDER.DELIVERY.CHOOSABLE_DAYS/],
    ["simple", { "LOGIN.IS_CODE": "yes" }, /^Invalid value of LOGIN.IS_CODE/],
  ] as const)
    await expect(setSettings(db, key, settings)).rejects.toThrow(message);
  expect(await read()).toEqual(before);
});

test("each table that belongs to a channel is listed as copied or not copied", async () => {
  const tables = await rows<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid in
      (${["channels", ...COPIED_TABLES].map((table) => `'${table}'::regclass`).join()})`,
  );
  const known: readonly string[] = [...COPIED_TABLES, ...NOT_COPIED];
  expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
