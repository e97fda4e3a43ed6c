import { calls } from "@noren/contract";
import { addSeconds } from "date-fns/addSeconds";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { hashPassword } from "./account/password.ts";
import { type Database, openDatabase } from "./db/pool.ts";
import { schoolKeys } from "./db/schema/account.ts";
import { products, productTags, tags } from "./db/schema/catalogue.ts";
import { channels } from "./db/schema/shop.ts";
import { insertProducts, productDraft } from "./testing/catalogue.fixture.ts";
import { testDatabase } from "./testing/database.ts";
import { testMember } from "./testing/member.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "./testing/shop.ts";

const CONNECTIONS = 2;

describe("a shop whose orders table is locked", () => {
  let shop: TestShop;
  let ordering: Database;
  let browsing: Database;
  let other: pg.Client;
  let headers: Record<string, string>;
  let waiting: Promise<TestAnswer[]>;
  beforeAll(async () => {
    const { url } = await testDatabase();
    ordering = openDatabase(url, { connections: CONNECTIONS, timeoutFactor: 0.5 });
    browsing = openDatabase(url, { connections: CONNECTIONS });
    shop = await openTestShop({ database: { db: ordering.db, url }, browsingDb: browsing.db });
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    headers = { authorization: `Bearer ${await shop.accessToken((await testMember(shop)).id)}` };
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await Promise.all([ordering.close(), browsing.close()]);
  });

  const hasNoConnectionLeft = () => {
    const { totalCount, idleCount } = ordering.db.$client;
    return totalCount === CONNECTIONS && idleCount === 0;
  };

  /** Fills the pool with calls that wait for the lock, and adds one more. */
  async function lockOrders(): Promise<void> {
    await other.query("BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE");
    const listOrders = () => shop.call(calls.listOrders, { headers });
    waiting = Promise.all(Array.from({ length: CONNECTIONS + 1 }, listOrders));
    await vi.waitUntil(hasNoConnectionLeft);
  }
  beforeEach(lockOrders);
  afterEach(() => other.query("ROLLBACK"));

  it("lets guests and members browse, and stays ready", async () => {
    for (const caller of [{}, { headers }]) {
      expect((await shop.call(calls.listProducts, caller)).body.data).toHaveLength(1);
      expect((await shop.call(calls.getProduct, { ...caller, params: { key: "cup" } })).status).toBe(200);
      expect((await shop.call(calls.listReviews, { ...caller, params: { key: "cup" } })).status).toBe(200);
      expect((await shop.call(calls.getSettings, caller)).status).toBe(200);
    }
    expect((await shop.fetch("/readyz", { channel: null })).status).toBe(200);
    expect(hasNoConnectionLeft()).toBe(true);
    await waiting;
  });

  it("lets a browser with a school's key browse [school-key.gate]", async () => {
    const settings = { ...shop.simple.settings, "SCHOOL.KEY_GATES": "catalogue" as const };
    // The shop's own pool is full.
    await browsing.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    await browsing.db
      .insert(schoolKeys)
      .values({ channelId: shop.simple.id, key: "Sakura2026", schoolName: "さくら高等学校" });
    await other.query("ROLLBACK");
    await waiting;
    const entered = await shop.call(calls.checkSchoolKey, { body: { key: "Sakura2026" } });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    await lockOrders();
    expect((await shop.call(calls.listProducts, { headers: { cookie } })).body.data).toHaveLength(1);
    expect(hasNoConnectionLeft()).toBe(true);
    await browsing.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
    await waiting;
  });

  it("answers 503 with Retry-After when a lock or a connection is not free in time, and recovers", async () => {
    for (const { status, body, headers: answered } of await waiting) {
      expect([status, body.code, answered.get("retry-after")]).toEqual([503, "unavailable", "5"]);
    }
    await other.query("ROLLBACK");
    expect((await shop.call(calls.listOrders, { headers })).status).toBe(200);
  });
});

describe("a shop whose tables are locked", () => {
  let shop: TestShop;
  let browsing: Database;
  let other: pg.Client;
  beforeAll(async () => {
    const { db, url } = await testDatabase();
    browsing = openDatabase(url, { connections: CONNECTIONS, lockTimeoutSeconds: 0.1 });
    shop = await openTestShop({ database: { db, url }, browsingDb: browsing.db });
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup"), productDraft("bowl")]);
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await browsing.close();
  });

  afterEach(async () => {
    await other.query("ROLLBACK");
    vi.restoreAllMocks();
    // Reads of the locked table pause.
    shop.clock.now = addSeconds(shop.clock.now, 2);
  });

  it("sends what guests have seen within five minutes, with its age, and refuses the rest", async () => {
    const list = () => shop.call(calls.listProducts);
    const product = (key: string) => shop.call(calls.getProduct, { params: { key } });
    const fresh = await list();
    expect([fresh.status, fresh.headers.get("age")]).toEqual([200, null]);
    await product("cup");
    await other.query("BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE");

    shop.clock.now = addSeconds(shop.clock.now, 299);
    const stale = await list();
    expect(stale).toMatchObject({ status: 200, body: fresh.body });
    expect(stale.headers.get("age")).toBe("299");
    const pagination = [...fresh.headers].filter(([name]) => name.startsWith("x-"));
    expect([...stale.headers]).toEqual(expect.arrayContaining(pagination));
    expect((await product("cup")).status).toBe(200);
    expect((await product("bowl")).status).toBe(503);
    const headers = { authorization: `Bearer ${await shop.accessToken((await testMember(shop)).id)}` };
    expect((await shop.call(calls.listProducts, { headers })).status).toBe(503);
    expect((await shop.call(calls.listProducts, { query: { word: "bowl" } })).status).toBe(503);

    // More than connections: those of the next two seconds do not wait for the lock.
    await Promise.all(Array.from({ length: 50 }, async () => expect((await list()).status).toBe(200)));

    shop.clock.now = addSeconds(shop.clock.now, 2);
    expect(await list()).toMatchObject({ status: 503, body: { code: "unavailable" } });
    await other.query("ROLLBACK");
    shop.clock.now = addSeconds(shop.clock.now, 2);
    const again = await list();
    expect([again.status, again.headers.get("age")]).toEqual([200, null]);
  });

  it("sends the coupons and colours that guests have seen", async () => {
    for (const [call, table] of [
      [calls.listCoupons, "coupons"],
      [calls.getColorScheme, "color_schemes"],
    ] as const) {
      const { body } = await shop.call(call);
      await other.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      expect(await shop.call(call)).toMatchObject({ status: 200, body });
      await other.query("ROLLBACK");
    }
  });

  it("sends no answer that depends on cookies to another visitor", async () => {
    const [protectedTag] = await shop.db
      .insert(tags)
      .values({ channelId: shop.simple.id, key: "family", name: "ご招待", passwordHash: await hashPassword("aki2026") })
      .returning();
    const [bowl] = await shop.db.select().from(products).where(eq(products.key, "bowl"));
    await shop.db.insert(productTags).values({ tagId: protectedTag?.id ?? 0, productId: bowl?.id ?? 0 });
    const unlocked = await shop.call(calls.unlockTag, { body: { key: "family", password: "aki2026" } });
    const guest = { cookie: unlocked.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const ofTag = (headers = {}) => shop.call(calls.listProducts, { query: { tag: "family" }, headers });
    expect((await ofTag(guest)).body.data).toMatchObject([{ key: "bowl" }]);
    expect((await shop.call(calls.listTags, { headers: guest })).body.data).toMatchObject([{ is_unlocked: true }]);
    expect((await ofTag()).status).toBe(403);

    await other.query("BEGIN; LOCK TABLE products, tags IN ACCESS EXCLUSIVE MODE");
    expect(await ofTag()).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect((await shop.call(calls.listTags)).status).toBe(503);
  });

  it("accepts a school's key while the keys are locked, and refuses browsers without one [school-key.gate]", async () => {
    const settings = { ...shop.simple.settings, "SCHOOL.KEY_GATES": "catalogue" as const };
    const setSettings = (set: typeof settings | typeof shop.simple.settings) =>
      shop.db.update(channels).set({ settings: set }).where(eq(channels.id, shop.simple.id));
    await setSettings(settings);
    await shop.db
      .insert(schoolKeys)
      .values({ channelId: shop.simple.id, key: "Momiji2026", schoolName: "もみじ高等学校" });
    const entered = await shop.call(calls.checkSchoolKey, { body: { key: "Momiji2026" } });
    const headers = { cookie: entered.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const open = (key: string) => shop.call(calls.getProduct, { params: { key }, headers });
    expect((await open("cup")).status).toBe(200);
    await other.query("BEGIN; LOCK TABLE school_keys IN ACCESS EXCLUSIVE MODE");
    const statuses = async () => [(await open("cup")).status, (await open("bowl")).status];
    expect([await statuses(), await statuses()]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect((await shop.call(calls.getProduct, { params: { key: "cup" } })).status).toBe(403);
    await other.query("ROLLBACK");
    await setSettings(shop.simple.settings);
  });

  it("opens its pages while the login services are locked: the settings are those of before", async () => {
    const { settings } = shop.simple;
    const offers = [{ type: "line", name: "LINE" }];
    await shop.db
      .update(channels)
      .set({ settings: { ...settings, "LOGIN.OAUTH_PROVIDERS": offers } })
      .where(eq(channels.id, shop.simple.id));
    const fresh = await shop.call(calls.getSettings);
    await other.query("BEGIN; LOCK TABLE oauth_providers IN ACCESS EXCLUSIVE MODE");
    const member = { memberId: (await testMember(shop)).id };
    for (const caller of [{}, {}, member, {}]) {
      const answer = await shop.call(calls.getSettings, caller);
      expect([answer.status, answer.body]).toEqual([200, fresh.body]);
      // The shop's row is read again.
      shop.clock.now = addSeconds(shop.clock.now, 2);
    }
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
  });

  it("sends nothing older than the database has once it answers", async () => {
    const [before] = (await shop.call(calls.listProducts)).body.data;
    await shop.db.update(products).set({ name: "新しい名前" }).where(eq(products.id, before.id));
    const { body } = await shop.call(calls.listProducts);
    expect(body.data.map(({ name }: { name: string }) => name)).toContain("新しい名前");
  });

  it.each([
    { tables: "session_families", refused: ["member"] },
    { tables: "variants", refused: ["guest", "member"] },
    { tables: "categories", refused: ["guest", "member"] },
    { tables: "products, channels", refused: ["guest", "member"] },
  ])(
    "lets guests browse while $tables is locked, and answers 503 with Retry-After at once to requests without a stored answer",
    async ({ tables, refused }) => {
      const browse = async () => {
        const answers = await Promise.all([
          ...[calls.getSettings, calls.listProducts, calls.listBanners].map((call) => shop.call(call)),
          shop.call(calls.listCategories, { query: { table: "products" } }),
          shop.call(calls.getProduct, { params: { key: "cup" } }),
        ]);
        return answers.map(({ status }) => status);
      };
      const member = { authorization: `Bearer ${await shop.accessToken((await testMember(shop)).id)}` };
      expect(await browse()).toEqual([200, 200, 200, 200, 200]);
      await other.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);

      expect(await browse()).toEqual([200, 200, 200, 200, 200]);
      await shop.call(calls.listProducts, { query: { word: tables } });
      const queries = vi.spyOn(browsing.db.$client, "query");
      for (const [caller, headers] of Object.entries({ guest: {}, member })) {
        const answer = await shop.call(calls.listProducts, { query: { word: `${tables} 2` }, headers });
        const seen = [answer.status, answer.body.code, answer.headers.get("retry-after")];
        expect(seen, caller).toEqual(refused.includes(caller) ? [503, "unavailable", "5"] : [200, undefined, null]);
      }
      if (tables.includes("products"))
        expect(JSON.stringify(queries.mock.calls)).not.toMatch(/from \\"(products|channels)/);
    },
  );
});
