import { type Call, calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attempts, schoolKeys } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testMember, verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const KEY = "Sakura2026";
const REFUSED = { status: 403, body: { code: "school_key_required" } };

describe("[school-key.gate] a shop whose catalogue requires a school's key", () => {
  let shop: TestShop;
  const setGate = (gate: "catalogue" | "prices" | null) =>
    shop.db
      .update(channels)
      .set({ settings: { ...shop.simple.settings, "SCHOOL.KEY_GATES": gate } })
      .where(eq(channels.id, shop.simple.id));
  const enter = (key: string) => shop.call(calls.checkSchoolKey, { body: { key } });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get("set-cookie")?.split(";")[0] ?? "";
  const open = (cookie: string, call: Call = calls.listProducts) => shop.call(call, { headers: { cookie } });

  beforeAll(async () => {
    shop = await openTestShop();
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    await shop.db.insert(schoolKeys).values({ channelId: shop.simple.id, key: KEY, schoolName: "さくら高等学校" });
    await setGate("catalogue");
  });

  it("answers no product to guests and members without the key", async () => {
    const member = { memberId: (await testMember(shop)).id };
    for (const call of [calls.listProducts, calls.getProduct, calls.listRecommendations, calls.listReviews]) {
      expect(await shop.call(call, { params: { key: "cup" } })).toMatchObject(REFUSED);
      expect(await shop.call(call, { ...member, params: { key: "cup" } })).toMatchObject(REFUSED);
    }
    expect(await shop.call(calls.listProductHistories, member)).toMatchObject(REFUSED);
  });

  it("adds no product to a cart without the key", async () => {
    const { token } = (await shop.call(calls.initCart, { body: {} })).body;
    const added = { token, products: [] };
    expect(await shop.call(calls.addCartProduct, { body: added })).toMatchObject(REFUSED);
    expect((await shop.call(calls.getCart, { params: { token } })).status).toBe(200);
  });

  it.each(["Sakura2026", "SAKURA2026", "ｓａｋｕｒａ２０２６", "  sakura2026　"])(
    "accepts the key as %j, and remembers it in this browser",
    async (typed) => {
      const entered = await enter(typed);
      expect(entered).toMatchObject({ status: 200, body: { check: true } });
      expect(entered.headers.get("set-cookie")).toMatch(
        /^noren_simple_school=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/,
      );
      // For the page's scripts, which cannot read the signed cookie.
      expect(entered.headers.get("set-cookie")).toMatch(/noren_simple_school_known=1; Max-Age=\d+; Path=\/; Secure; /);
      expect((await open(cookieOf(entered))).status).toBe(200);
    },
  );

  it("limits wrong keys of a network, neither right ones nor a verified member's [students.variant]", async () => {
    const pupils = await Promise.all(Array.from({ length: 40 }, () => enter(KEY)));
    expect(pupils.map(({ body }) => body.check)).toEqual(Array<boolean>(40).fill(true));
    const guesses = await Promise.all(Array.from({ length: 32 }, (_, guess) => enter(`k${guess}`)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    const memberId = (await verifiedMember(shop)).id;
    const ofMember = await shop.call(calls.checkSchoolKey, { body: { key: KEY }, memberId });
    expect(ofMember).toMatchObject({ status: 200, body: { check: true } });
    await shop.db.delete(attempts);
  });

  it("remembers nothing for a wrong key", async () => {
    const entered = await enter("sakura2025");
    expect(entered).toMatchObject({ body: { check: false } });
    expect(entered.headers.get("set-cookie")).toBeNull();
  });

  it("accepts neither a made-up cookie nor one of another shop", async () => {
    expect(await open(`noren_simple_school=${"x".repeat(43)}`)).toMatchObject(REFUSED);
    await shop.db.insert(schoolKeys).values({ channelId: shop.fl1.id, key: KEY, schoolName: "さくら高等学校" });
    const other = await shop.call(calls.checkSchoolKey, { body: { key: KEY }, channel: "fl1" });
    expect(await open(cookieOf(other).replace("fl1", "simple"))).toMatchObject(REFUSED);
  });

  it("closes again when the shop withdraws the key", async () => {
    await shop.db.delete(attempts);
    await shop.db
      .insert(schoolKeys)
      .values({ channelId: shop.simple.id, key: "old2025", schoolName: "さくら高等学校" });
    const cookie = cookieOf(await enter("old2025"));
    expect((await open(cookie)).status).toBe(200);
    await shop.db.delete(schoolKeys).where(eq(schoolKeys.key, "old2025"));
    expect(await open(cookie)).toMatchObject(REFUSED);
  });

  it("is open to everyone if the setting gates nothing", async () => {
    await setGate(null);
    expect((await shop.call(calls.listProducts)).status).toBe(200);
    await setGate("catalogue");
  });

  describe("whose prices require the key", () => {
    beforeAll(() => setGate("prices"));
    afterAll(() => setGate("catalogue"));

    it("answers products without prices and their order until the key is entered", async () => {
      const keysOf = ({ body }: { body: { data: { key: string }[] } }) => body.data.map(({ key }) => key);
      await insertProducts(shop.db, shop.simple.id, [productDraft("bowl", { price: 50 })]);
      const closed = await shop.call(calls.listProducts, { query: { sort: "price_asc", price_min: "51" } });
      expect(closed).toMatchObject({ status: 200, body: { facets: { price_min: null, price_max: null } } });
      expect(keysOf(closed)).toEqual(keysOf(await shop.call(calls.listProducts)));
      const hidden = {
        product_price: null,
        product_price_with_tax: null,
        before_price: null,
        default_variant_id: null,
      };
      expect(closed.body.data).toMatchObject([hidden, hidden]);
      const product = await shop.call(calls.getProduct, { params: { key: "cup" } });
      expect(product.body).toMatchObject({
        ...hidden,
        product_model: { products: [{ product_price_with_tax: null }] },
      });

      const opened = await open(cookieOf(await enter(KEY)));
      for (const { product_price_with_tax: price } of opened.body.data) expect(price).toBeGreaterThan(0);
    });

    it("adds a product to a cart with the key only", async () => {
      const cookie = cookieOf(await enter(KEY));
      const { token } = (await shop.call(calls.initCart, { body: {} })).body;
      const added = { token, product_id: await testVariant(shop), quantity: 1 };
      expect(await shop.call(calls.addCartProduct, { body: added })).toMatchObject(REFUSED);
      const answer = await shop.call(calls.addCartProduct, { body: added, headers: { cookie } });
      expect([answer.status, answer.body.detail?.products.length]).toEqual([200, 1]);
    });
  });

  const answersPrices = Object.values(calls).filter(
    (call: Call) => call.auth !== "cart-token" && hasPrice(call.answer),
  );
  it.each(answersPrices.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "%s, which answers prices, needs the key",
    async (_, call) => {
      const { id: memberId } = await testMember(shop);
      expect(
        await shop.call(call, { memberId, params: { key: "cup", page: "front", slug: "x", alias: "x" } }),
      ).toMatchObject(REFUSED);
    },
  );
});

/** Whether a schema contains a product's price. */
function hasPrice(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  return "product_price_with_tax" in schema || Object.values(schema).some((part) => hasPrice(part, seen));
}
