import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { testVariant } from "../testing/variant.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { serveChanges } from "./serve-changes.ts";
import { watchShops } from "./shop-changes.ts";

/** Tables that visitors do not see, or each only their own rows, or whose changes may show a minute later. */
const UNNOTIFIED = new Set(
  `attempts attempts_in_flight bookmarks cart_tokens carts coupon_uses ecommerce_events exports import_products imports
  inquiries inquiry_comments inquiry_files login_histories login_links login_names mails member_coupons migrations
  news_readers oauth_accounts oauth_providers one_off_tokens order_lines order_memos order_packings order_shippings orders
  passkeys payments point_entries product_histories product_likes product_popularity product_requests
  product_search_histories receipts review_helpful_marks review_photos school_keys search_synonyms session_families
  social_gifts stock_movements stored_files system_messages timeseries user_addresses user_cards user_list_products
  user_lists user_memorials users`.split(/\s+/),
);

describe("the changes of shops", async () => {
  const shop = await openTestShop();
  const { db, url } = shop;
  const variantId = await testVariant(shop, { stock: 2 });
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT p.key FROM products p JOIN variants v ON v.product_id = p.id WHERE v.id = ${variantId}`,
  );
  const key = rows[0]?.key;

  /** The changes that a process receives of some statements; a last one marks the end. */
  async function receiveChanges(act: () => Promise<unknown>): Promise<string[]> {
    const changes = watchShops(url);
    onTestFinished(() => changes.close());
    const received: string[] = [];
    await expect
      .poll(() => changes.subscribe({ onChange: (change) => received.push(change), onEnd: () => undefined }))
      .not.toBeNull();
    await act();
    await db.execute(sql`SELECT pg_notify('shop_changed', 'end')`);
    await expect.poll(() => received.at(-1)).toBe("end");
    return received.slice(0, -1);
  }

  const moveStock = (quantity: number) =>
    db.execute(
      sql`INSERT INTO stock_movements (variant_id, quantity, reason) VALUES (${variantId}, ${quantity}, 'counted')`,
    );

  it("are those of each table that visitors see", async () => {
    const { rows } = await db.execute<{ name: string; changes: boolean }>(sql`
      SELECT c.relname AS name, EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'shop_changed') AS changes
      FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`);
    expect(rows.filter(({ name, changes }) => changes === UNNOTIFIED.has(name))).toEqual([]);
  });

  it("name the product whose stock an order takes, and the shop when it can be bought again", async () => {
    expect(await receiveChanges(() => moveStock(-1))).toEqual([`simple/${key}`]);
    expect(await receiveChanges(() => moveStock(-1))).toEqual([`simple/${key}`]);
    expect((await receiveChanges(() => moveStock(2))).toSorted()).toEqual(["simple", `simple/${key}`]);
  });

  it("name the shop when its settings, texts or products change", async () => {
    const update = (statement: ReturnType<typeof sql>) => receiveChanges(() => db.execute(statement));
    expect(await update(sql`UPDATE channels SET is_maintenance = true WHERE key = 'fl1'`)).toEqual(["fl1"]);
    expect(await update(sql`UPDATE channels SET is_maintenance = true WHERE key = 'fl1'`)).toEqual([]);
    expect(await update(sql`UPDATE products SET name = name || '改' WHERE key = ${key}`)).toEqual(["simple"]);
    expect(await update(sql`DELETE FROM products WHERE key = ${key}`)).toEqual(["simple"]);
  });

  it("are streamed, and end when they may be lost", async () => {
    const changes = watchShops(url);
    onTestFinished(() => changes.close());
    const app = new Hono().get("/changes", serveChanges(changes)).onError((_, http) => http.text("", 503));
    const request = async () => app.request("/changes");
    await expect.poll(async () => (await request()).status).toBe(200);
    const lines = createInterface({ input: Readable.from((await request()).body ?? []) })[Symbol.asyncIterator]();
    expect(await lines.next()).toEqual({ done: false, value: "" });
    await db.execute(sql`SELECT pg_notify('shop_changed', 'simple/chawan')`);
    expect(await lines.next()).toEqual({ done: false, value: "simple/chawan" });
    await db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'noren-notifications'`);
    expect(await lines.next()).toMatchObject({ done: true });
  });
});
